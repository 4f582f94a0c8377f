import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { releaseSchema } from "shared-contracts/federation/remotes-file";
import * as z from "zod/mini";
import { contractsOf, declaredPagesOf } from "./app-contracts.ts";
import { compressFolder } from "./compress-folder.ts";
import { integrityOf } from "./integrity.ts";
import { nameOf, type Named } from "./release-name.ts";
import { folderOf } from "./workspace.ts";

/** A built folder of an app, described as a registry needs it; only where it is served from is still open. */
const builtReleaseSchema = z.extend(z.omit(releaseSchema, { base: true }), {
  folder: z.string(),
});

/** `dist/releases.json` of an app: its newest build, and the one before. */
const releasesSchema = z.object({
  live: builtReleaseSchema,
  // One described by an older version of this file is as good as none.
  lastGood: z.catch(z.optional(builtReleaseSchema), undefined),
});

export type BuiltRelease = z.infer<typeof builtReleaseSchema>;
export type Releases = z.infer<typeof releasesSchema>;

/** Where the builds of an app are. */
export function distOf(app: string): string {
  return join(folderOf(app), "dist");
}

/** The builds of an app; null before the first, or when an older version of this file described them otherwise. */
export function releasesOf(app: string): Releases | null {
  const file = join(distOf(app), "releases.json");
  if (!existsSync(file)) return null;
  const { data } = releasesSchema.safeParse(
    JSON.parse(readFileSync(file, "utf8")),
  );
  return data && existsSync(join(distOf(app), data.live.folder)) ? data : null;
}

/** The files of an app's parts, by the name that the build gives each. */
export type FilesByPart = ReadonlyMap<string, string[]>;

/** Makes a finished folder the newest build of its app, keeps the one before it, and drops what is older. */
export async function publishBuild(
  app: string,
  named: Named,
  parts: FilesByPart,
): Promise<void> {
  const before = releasesOf(app)?.live;
  const folder = nameOf(named);
  const live: BuiltRelease = {
    ...named,
    folder,
    contracts: contractsOf(app),
    // By the preset.
    checksScripts: true,
    ...declaredPagesOf(app),
    ...(await openedWith(join(distOf(app), folder), parts)),
  };
  const releases: Releases =
    before && before.folder !== live.folder
      ? { live, lastGood: before }
      : { live };
  await writeFile(
    join(distOf(app), "releases.json"),
    `${JSON.stringify(releases, null, 2)}\n`,
  );
  for (const entry of await readdir(distOf(app), { withFileTypes: true }))
    if (
      entry.isDirectory() &&
      ![folder, releases.lastGood?.folder].includes(entry.name)
    )
      await rm(join(distOf(app), entry.name), { recursive: true });
  await writeFileList(join(distOf(app), folder));
  await compressFolder(join(distOf(app), folder));
}

/** Writes the hash of each file, as `release.json` of a published folder has it: what a service worker keeps. */
async function writeFileList(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !FOR_TOOLS.test(name));
  const files = await Promise.all(
    names.sort().map(async (name) => {
      return [name, integrityOf(await readFile(join(folder, name)))] as const;
    }),
  );
  const list = { files: Object.fromEntries(files) };
  await writeFile(join(folder, "release.json"), JSON.stringify(list));
}

const FOR_TOOLS = /^(mf-stats|release)\.json$|\.(map|br|gz)$/;

const ENTRY = "remoteEntry.js";

/** What the federation plugin names the module that a remote exposes. */
const MODULE = "__federation_expose_remote";

/**
 * What a release is opened with: its entry, and the files that the entry loads first and those of each page. A page's
 * files are those of the chunk that has its name. The integrity is that of the entry, which has that of each chunk.
 */
async function openedWith(folder: string, parts: FilesByPart) {
  // The shell's page names what it starts with.
  if (!existsSync(join(folder, ENTRY)))
    return { entry: "index.html", integrity: {}, preload: [] };
  const { [MODULE]: preload = [], ...pages } = Object.fromEntries(parts);
  const integrity = {
    [ENTRY]: integrityOf(await readFile(join(folder, ENTRY))),
  };
  return { entry: ENTRY, integrity, preload, pages };
}
