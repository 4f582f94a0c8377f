import { readRegistry } from "../live-registry.ts";
import { placeIn, verifiedRelease } from "../published-folder.ts";
import { lineOf } from "../registry-file.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { nameOf, pathOf } from "../../src/release-name.ts";
import { CONTRACTS_FILE, parseContracts } from "./published-contracts.ts";
import type { ReleasedShell } from "./shell-problems.ts";

/** The shell that is live in a target; null before its first release. Throws ReleaseError where it is not whole. */
export async function releasedShell(
  target: ReleaseTarget,
): Promise<ReleasedShell | null> {
  const live = lineOf(await readRegistry(target), "shell")?.live;
  if (!live) return null;
  const { shell, ...stated } = await verifiedRelease(target, "shell", live);
  if (!shell) return null;
  const contracts = await target.read(
    placeIn(pathOf("shell", live), CONTRACTS_FILE),
  );
  return {
    title: `the live shell ${nameOf(live)}`,
    stated,
    ...shell,
    reports: contracts ? parseContracts(contracts.content) : null,
  };
}
