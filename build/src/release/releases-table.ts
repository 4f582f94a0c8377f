import { textTable } from "../text-table.ts";
import { readRegistry } from "./live-registry.ts";
import { isSame, nameOf, type Named } from "../release-name.ts";
import { publishedReleases } from "./published-folder.ts";
import { lineOf, type Line } from "./registry-file.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** What is live of each app, since when, and what can be rolled back to, as a table for a terminal. */
export async function releasesTable(
  target: ReleaseTarget,
  apps: readonly string[],
): Promise<string> {
  const registry = await readRegistry(target);
  const rows = await Promise.all(
    apps.map(async (app) => {
      const line = lineOf(registry, app);
      const kept = await publishedReleases(target, app);
      return line ? row(app, line, kept) : [app, "never released"];
    }),
  );
  const table = textTable([
    ["app", "live", "since", "contract", "canary", "pinned", "to roll back to"],
    ...rows,
  ]);
  return `${target.name}, revision ${registry.revision}${registry.change && `: ${registry.change}`}\n\n${table}`;
}

function row(app: string, line: Line, kept: readonly Named[]): string[] {
  const { live, since = "", lastGood, canary, pinned } = line;
  const others = kept
    .filter((release) => !isSame(live, release))
    .map((release) =>
      isSame(lastGood, release)
        ? `${nameOf(release)} (last good)`
        : nameOf(release),
    );
  return [
    app,
    nameOf(live),
    since.slice(0, 16).replace("T", " "),
    live.contract,
    canary ? `${nameOf(canary.release)} ${canary.share} %` : "",
    pinned ? "pinned" : "",
    others.join(", "),
  ];
}
