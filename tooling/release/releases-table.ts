import { uncheckedIn } from "./live-registry.ts";
import { textTable } from "../src/text-table.ts";
import { isSame, nameOf } from "../src/release-name.ts";
import { publishedReleases, type Published } from "./published-folder.ts";
import { lineOf, type Line, type Registry } from "./registry-file.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { stoppedCanaries } from "./stopped-canaries.ts";

const TITLES =
  "app,live,since,contract,from,by,skipped,canary,pinned,to roll back to";

/** The releases of a list by app: a row each below the row of titles. */
export interface ReleasesList {
  warnings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The releases of a list by app, since when, and the versions to roll back to. */
export async function listReleases(
  target: ReleaseTarget,
  registry: Registry,
  apps: readonly string[],
): Promise<ReleasesList> {
  const warnings: string[] = [];
  if (target.keys && registry.shell && !target.hasShellApart)
    warnings.push(
      "The shell is in this target too: signing does not stop somebody who can write there. BANQUETE_SHELL_TARGET keeps it elsewhere.",
    );
  const unchecked = uncheckedIn(registry);
  if (unchecked.length)
    warnings.push(
      `Pages only report scripts without a hash, because of ${unchecked.join(", ")}.`,
    );
  let stopped: readonly string[] = [];
  if (apps.some((app) => lineOf(registry, app)?.canary))
    try {
      stopped = await stoppedCanaries(target);
    } catch (error) {
      warnings.push(
        `A canary may be stopped, which only the API knows: ${(error as Error).message}.`,
      );
    }
  const rows = await Promise.all(
    apps.map(async (app) => {
      const line = lineOf(registry, app);
      const kept = await publishedReleases(target, app);
      return line ? row(app, line, kept, stopped) : [app, "never released"];
    }),
  );
  return { warnings, rows: [TITLES.split(","), ...rows] };
}

/** The same as a table for a terminal. */
export async function releasesTable(
  target: ReleaseTarget,
  registry: Registry,
  apps: readonly string[],
): Promise<string> {
  const { warnings, rows } = await listReleases(target, registry, apps);
  const { revision, change } = registry;
  const warning = warnings.map((text) => `\n${text}\n`).join("");
  return `${target.name}, revision ${revision}${change && `: ${change}`}\n${warning}\n${textTable(rows)}`;
}

function row(
  app: string,
  line: Line,
  kept: readonly Published[],
  stopped: readonly string[],
): string[] {
  const { live, since = "", lastGood, canary, pinned } = line;
  const source =
    line.source ?? kept.find((release) => isSame(live, release))?.source;
  const others = kept
    .filter((release) => !isSame(live, release))
    .map((release) => {
      const isLastGood = isSame(lastGood, release);
      return `${nameOf(release)}${isLastGood ? " (last good)" : ""}`;
    });
  const { commit, branch = "", author, message, by, run } = source ?? {};
  const from = [
    `${commit?.slice(0, 7) ?? ""} ${branch}`.trim(),
    [author, message?.slice(0, 40)].filter(Boolean).join(": "),
  ];
  return [
    app,
    nameOf(live),
    since.slice(0, 16).replace("T", " "),
    Object.entries(live.contracts).flat().join(" "),
    from.filter(Boolean).join(", "),
    [by, run].filter(Boolean).join(" "),
    source?.skipped.join(", ") ?? "",
    canary ? canaryCell(app, canary, stopped) : "",
    pinned ? "pinned" : "",
    others.join(", "),
  ];
}

function canaryCell(
  app: string,
  { release, share }: NonNullable<Line["canary"]>,
  stopped: readonly string[],
): string {
  const name = nameOf(release);
  const isStopped = stopped.includes(`${app} ${name}`);
  return `${name} ${share} %${isStopped ? ", stopped" : ""}`;
}
