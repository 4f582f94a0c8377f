import { textTable } from "../src/text-table.ts";
import { readRegistry } from "./live-registry.ts";
import { isSame, nameOf } from "../src/release-name.ts";
import { publishedReleases, type Published } from "./published-folder.ts";
import { lineOf, type Line } from "./registry-file.ts";
import type { ReleaseSource } from "./release-source.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** The live releases by app, since when, and the versions to roll back to, as a table for a terminal. */
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
    [
      "app",
      "live",
      "since",
      "contract",
      "from",
      "skipped",
      "canary",
      "pinned",
      "to roll back to",
    ],
    ...rows,
  ]);
  return `${target.name}, revision ${registry.revision}${registry.change && `: ${registry.change}`}\n\n${table}`;
}

function row(app: string, line: Line, kept: readonly Published[]): string[] {
  const { live, since = "", lastGood, canary, pinned } = line;
  const source = kept.find((release) => isSame(live, release))?.source;
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
    Object.entries(live.contracts).flat().join(" "),
    source ? inWords(source) : "",
    source?.skipped.join(", ") ?? "",
    canary ? `${nameOf(canary.release)} ${canary.share} %` : "",
    pinned ? "pinned" : "",
    others.join(", "),
  ];
}

/** How much of a commit's hash and message a row has. */
const HASH_DIGITS = 7;
const MESSAGE_LENGTH = 40;

function inWords({ commit, branch, author, message }: ReleaseSource): string {
  if (!commit) return "no git checkout";
  const place = [commit.slice(0, HASH_DIGITS), branch].filter(Boolean);
  return `${place.join(" ")}, ${author}: ${message?.slice(0, MESSAGE_LENGTH)}`;
}
