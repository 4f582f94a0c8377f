import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isBuilt } from "../../src/build-app.ts";
import { exitOf, startNode } from "../../src/process.ts";
import { nameOf, pathOf } from "../../src/release-name.ts";
import { extension, isInCheckout } from "../../src/workspace.ts";
import { buildCandidate } from "../build-candidate.ts";
import { folderTarget } from "../folder-target.ts";
import { moveLines, readRegistry } from "../live-registry.ts";
import {
  addressed,
  verifiedRelease,
  type ShellPromise,
} from "../published-folder.ts";
import { lineOf } from "../registry-file.ts";
import { releaseApps, type Candidate } from "../release-apps.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { declaredRoutes, liveShell } from "./host-shell.ts";

/** Beside this folder in the checkout, and in the package. */
const OPEN_PAGES = join(
  import.meta.dirname,
  `../../../e2e/contract/open-pages${extension}`,
);

/** A site that is opened in a browser, and the pages that must show. */
interface Trial {
  title: string;
  candidates: readonly Candidate[];
  /** The apps that are as live in the target. */
  live: readonly string[];
  pages: ShellPromise["routes"];
}

/**
 * Opens, in a browser, the pages that need candidates, which go live together. With a new shell among them: those of
 * every remote that is live then, in that shell. Else a remote's in the live shell and in that of the checkout (where
 * there is one; with `building` built for it, else only if it is). Throws ReleaseError, which lists the pages that do
 * not show.
 */
export async function openCandidates(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  { building }: { building: boolean },
): Promise<void> {
  const problems: string[] = [];
  for (const trial of await trialsOf(target, candidates, building))
    if (trial.pages.length) problems.push(...(await problemsOf(target, trial)));
  if (problems.length === 0) return;
  const names = candidates.map(
    ({ app, release }) => `${app} ${nameOf(release)}`,
  );
  throw new ReleaseError(
    `${names.join(", ")} ${names.length === 1 ? "does" : "do"} not show: ${problems.join("; ")}.`,
  );
}

async function trialsOf(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  building: boolean,
): Promise<Trial[]> {
  const apps = candidates.map(({ app }) => app);
  const declared = candidates.flatMap(({ app, release }) =>
    declaredRoutes(app, release),
  );
  const next = candidates.find(({ app }) => app === "shell");
  if (next) {
    const registry = await readRegistry(target);
    const live = Object.keys(registry.remotes).filter(
      (app) => !apps.includes(app),
    );
    const pages = [
      ...next.release.shell!.routes,
      ...declared,
      ...live.flatMap((app) =>
        declaredRoutes(app, lineOf(registry, app)!.live),
      ),
    ];
    return [{ title: "this shell", candidates, live, pages }];
  }
  const pagesOf = ({ routes }: ShellPromise) => [
    ...routes.filter(({ remote }) => apps.includes(remote)),
    ...declared,
  ];
  const trials: Trial[] = [];
  const shell = await liveShell(target);
  if (shell) {
    const { title } = shell;
    const pages = pagesOf(shell);
    trials.push({ title, candidates, live: ["shell"], pages });
  }
  if (isInCheckout("shell") && (building || isBuilt("shell"))) {
    const own = await buildCandidate("shell");
    trials.push({
      title: "the shell of this checkout",
      candidates: [own, ...candidates],
      live: [],
      pages: pagesOf(own.release.shell!),
    });
  }
  return trials;
}

/** Releases the apps of a trial into a folder and opens its pages. Returns, in words, why a page does not show. */
async function problemsOf(
  target: ReleaseTarget,
  { title, candidates, live, pages }: Trial,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-site-"));
  try {
    const site = folderTarget(folder);
    const now = new Date().toISOString();
    await releaseApps(site, candidates, { url: "", now });
    for (const app of live) await copyLive(target, site, app);
    const paths = pages.map(({ path }) => path);
    const args = [OPEN_PAGES, folder, ...paths];
    const child = startNode({ name: "open-pages", args }, "pipe");
    const ended = exitOf(child);
    const printed = await text(child.stdout!);
    if ((await ended) !== 0)
      throw new ReleaseError(
        "The pages could not be opened in a browser; the reason is above.",
      );
    const problems = JSON.parse(printed) as string[];
    return problems.map((problem) => `in ${title} ${problem}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes an app's live release live in a site too. Throws ReleaseError where it is not whole. */
async function copyLive(
  target: ReleaseTarget,
  site: ReleaseTarget,
  app: string,
): Promise<void> {
  const { live } = lineOf(await readRegistry(target), app)!;
  const published = await verifiedRelease(target, app, live);
  for (const name of Object.keys(published.files)) {
    const path = `${pathOf(app, live)}/${name}`;
    await site.create(path, (await target.read(path))!.content);
  }
  const release = addressed(app, live, "");
  await moveLines(site, app, { [app]: () => ({ live: release }) });
}
