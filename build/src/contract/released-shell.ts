import { readRegistry } from "../release/live-registry.ts";
import { verifiedRelease } from "../release/published-folder.ts";
import { lineOf } from "../release/registry-file.ts";
import type { ReleaseTarget } from "../release/release-target.ts";
import { nameOf } from "../release-name.ts";
import type { HostShell } from "./shell-problems.ts";

/** The shell that is live in a target; null before its first release. Throws ReleaseError where it is not whole. */
export async function releasedShell(
  target: ReleaseTarget,
): Promise<HostShell | null> {
  const live = lineOf(await readRegistry(target), "shell")?.live;
  if (!live) return null;
  const { shell, contract } = await verifiedRelease(target, "shell", live);
  return shell
    ? { title: `the live shell ${nameOf(live)}`, contract, ...shell }
    : null;
}
