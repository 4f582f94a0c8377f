import { isSame, nameOf, pathOf } from "../src/release-name.ts";
import type { FederationManifest } from "./contract/folder-problems.ts";
import { historyPath, revisionsOf } from "./live-registry.ts";
import { openingsRows } from "./openings-rows.ts";
import { publishedReleases } from "./published-folder.ts";
import { lineOf, parseRegistry, type Registry } from "./registry-file.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { listReleases } from "./releases-table.ts";

type Rows = readonly (readonly string[])[];

/** A list, what in its target is not ours, and the apps to show. */
interface Inspected {
  registry: Registry;
  problems: readonly string[];
  apps: readonly string[];
}

/** How many of the last changes are shown. */
const CHANGES = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 80rem; margin: 0 auto; padding: 1rem }
div { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid; text-align: left; vertical-align: top }
td { min-width: 5rem; overflow-wrap: anywhere }
.alert { padding: .5rem 1rem; border: 3px solid }`;

/**
 * What is live, by whom and since when, as a page for those who operate the product: without scripts, every value
 * escaped. `metrics` are the addresses of the API's metrics, one for each process.
 */
export async function releasesPage(
  target: ReleaseTarget,
  { registry, problems, apps }: Inspected,
  now: Date,
  metrics: readonly string[] = [],
): Promise<string> {
  const { warnings, rows } = await listReleases(target, registry, apps);
  const { changes, neverLive } = await readHistory(target, apps);
  const openings = await openingsRows(metrics);
  const alerts = [
    ...problems.map((problem) => `NOT OURS: ${problem}.`),
    ...(target.keys ? [] : ["The list is not signed."]),
    ...warnings,
    ...openings.warnings,
  ];
  const title = `Releases of ${target.name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>Revision ${registry.revision}, written at ${now.toISOString()}.</p>
${alerts.map((alert) => `<p class="alert">${escaped(alert)}</p>`).join("\n")}
${section("Live", rows)}
${section("Drift from the shell", await driftRows(target, registry, apps, now))}
${section("How pages open, since each process of the API started", openings.rows)}
${section("Published and never live: previews, or releases that were cut off", neverLive)}
${section("Last changes", changes)}
</main>
</body>
</html>
`;
}

/** How old each live release is, and what it was built with where the shell's differs. */
async function driftRows(
  target: ReleaseTarget,
  registry: Registry,
  apps: readonly string[],
  now: Date,
): Promise<Rows> {
  const shell = await builtWith(target, registry, "shell", now);
  const rows = await Promise.all(
    apps.map(async (app) => {
      const [age = "", ...own] = await builtWith(target, registry, app, now);
      const compared = own.map((value, at) => {
        const shells = shell[at + 1];
        return !value || !shells || value === shells || app === "shell"
          ? value
          : `${value} (the shell: ${shells})`;
      });
      return [app, age, ...compared];
    }),
  );
  const titles = ["app", "age", "React", "core", "budget", "rules"];
  return [titles, ...rows.filter(([, age]) => age)];
}

/** The age of an app's live release, and its React, contracts and rules; none for one that was never released. */
async function builtWith(
  target: ReleaseTarget,
  registry: Registry,
  app: string,
  now: Date,
): Promise<string[]> {
  const line = lineOf(registry, app);
  if (!line) return [];
  const { live, since } = line;
  const published = await publishedReleases(target, app);
  const release = published.find((one) => isSame(one, live));
  const file = await target.read(`${pathOf(app, live)}/mf-manifest.json`);
  const manifest =
    file && (JSON.parse(String(file.content)) as Partial<FederationManifest>);
  const react = manifest?.shared?.find(({ name }) => name === "react");
  const days = Math.floor((now.getTime() - Date.parse(since ?? "")) / DAY_MS);
  return [
    Number.isNaN(days) ? "unknown" : `${days} days`,
    release?.shell?.shared.react ?? react?.version ?? "",
    live.contracts.core,
    live.contracts.budget ?? "",
    release?.rulesHash?.slice(0, 12) ?? "",
  ];
}

/** The last changes, and the complete folders that no revision names. */
async function readHistory(
  target: ReleaseTarget,
  apps: readonly string[],
): Promise<{ changes: Rows; neverLive: Rows }> {
  const folders = await Promise.all(
    apps.map(async (app) =>
      (await publishedReleases(target, app)).map((release) => ({
        path: `${pathOf(app, release)}/`,
        cells: [app, nameOf(release), release.source?.by ?? ""],
      })),
    ),
  );
  let left = folders.flat();
  const changes: string[][] = [];
  for (const revision of (await revisionsOf(target)).sort((a, b) => b - a)) {
    if (changes.length === CHANGES && left.length === 0) break;
    const content = (await target.read(historyPath(revision)))?.content;
    const text = String(content ?? "");
    left = left.filter(({ path }) => !text.includes(path));
    if (content && changes.length < CHANGES)
      changes.push([
        String(revision),
        parseRegistry(content)?.change ?? "cannot be read",
      ]);
  }
  return {
    changes: [["revision", "change"], ...changes],
    neverLive: [["app", "release", "by"], ...left.map(({ cells }) => cells)],
  };
}

/** A heading and a table of rows, of which the first has the titles; nothing without others. */
function section(heading: string, [titles = [], ...rows]: Rows): string {
  if (rows.length === 0) return "";
  const head = titles.map((title) => `<th scope="col">${escaped(title)}</th>`);
  const body = rows.map(
    ([name = "", ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${linked(cell)}</td>`).join("")}</tr>`,
  );
  const region = `role="region" tabindex="0" aria-label="${escaped(heading)}"`;
  return `<h2>${escaped(heading)}</h2>
<div ${region}><table><thead><tr>${head.join("")}</tr></thead><tbody>
${body.join("\n")}
</tbody></table></div>`;
}

/** A text in which addresses are links. */
function linked(text: string): string {
  return escaped(text).replaceAll(
    /https?:\/\/[^\s<>]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
