import { readRegistry } from "../live-registry.ts";
import { verifiedRelease } from "../published-folder.ts";
import { lineOf } from "../registry-file.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { nameOf, pathOf } from "../../src/release-name.ts";
import { CONTRACT_NAMES, reportFile, reportsIn } from "./contract-report.ts";
import type { ReleasedShell } from "./shell-problems.ts";

/** The shell that is live in a target; null before its first release. Throws ReleaseError where it is not whole. */
export async function releasedShell(
  target: ReleaseTarget,
): Promise<ReleasedShell | null> {
  const live = lineOf(await readRegistry(target), "shell")?.live;
  if (!live) return null;
  const { shell, contracts } = await verifiedRelease(target, "shell", live);
  if (!shell) return null;
  const files = new Map<string, Buffer>();
  for (const file of CONTRACT_NAMES.map(reportFile)) {
    const stored = await target.read(`${pathOf("shell", live)}/${file}`);
    if (stored) files.set(file, stored.content);
  }
  return {
    title: `the live shell ${nameOf(live)}`,
    contracts,
    ...shell,
    reports: reportsIn(files),
  };
}
