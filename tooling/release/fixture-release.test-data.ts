import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "../src/integrity.ts";
import { folderTarget } from "./folder-target.ts";
import { releaseApps, type Candidate } from "./release-apps.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** A folder for one test, gone after `remove`. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), "banquete-release-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A target that is served and its private place, each a folder for one test, gone after `remove`. */
export async function temporaryTarget() {
  const [served, maps] = [await temporaryFolder(), await temporaryFolder()];
  return {
    target: { ...folderTarget(served.path), maps: folderTarget(maps.path) },
    remove: async () => {
      await served.remove();
      await maps.remove();
    },
  };
}

/** A built folder as webpack leaves one, tiny; the same version has the same files each time. */
export async function fixtureCandidate(
  app: string,
  version: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Candidate> {
  const { path } = await temporaryFolder();
  const content = {
    "remoteEntry.js": `self.entry = "${app} ${version}";`,
    "mf-manifest.json": `{"name":"${app}"}`,
    "mf-stats.json": "{}",
    "remoteEntry.js.map": "{}",
    "remoteEntry.js.br": "",
    "remoteEntry.js.gz": "",
    "isolation/index.html": "<title>alone</title>",
    "plans.css": `/* ${version} */`,
    "index.html": `<title>${app} ${version}</title>`,
    ...files,
  };
  await mkdir(join(path, "isolation"));
  for (const [name, text] of Object.entries(content))
    await writeFile(join(path, name), text);
  return {
    app,
    folder: path,
    release: {
      version,
      build: "abc",
      entry: "remoteEntry.js",
      contracts: { core: "1.0.0" },
      integrity: { "remoteEntry.js": integrityOf(content["remoteEntry.js"]) },
      preload: [],
    },
  };
}

/** Releases versions of an app one after another, an hour apart, and answers the target. */
export async function releaseVersions(
  target: ReleaseTarget,
  app: string,
  ...versions: readonly string[]
): Promise<void> {
  for (const [hour, version] of versions.entries()) {
    const candidate = await fixtureCandidate(app, version);
    await releaseApps(target, [candidate], {
      url: "",
      now: `2026-11-21T0${hour}:00:00.000Z`,
    });
    await rm(candidate.folder, { recursive: true });
  }
}

// node fixture-release.test-data.ts FOLDER APP COUNT: releases one version after another, in a separate process as a
// team does.
if (import.meta.main) {
  const [folder = "", app = "", count = "0"] = process.argv.slice(2);
  const versions = Array.from({ length: Number(count) }, (_, n) => `1.${n}.0`);
  await releaseVersions(folderTarget(folder), app, ...versions);
}
