import { existsSync, readFileSync } from "node:fs";
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { releaseSchema } from "shared-contracts/federation/remotes-file";
import * as z from "zod/mini";
import { contractsOf } from "./app-contracts.ts";
import { compressFolder } from "./compress-folder.ts";
import { CHUNKS, isChunk, servedPath } from "./chunk-files.ts";
import { integrityOf } from "./integrity.ts";
import { nameOf } from "./release-name.ts";
import { root } from "./workspace.ts";

/** A built folder of an app, described as a registry needs it; only where it is served from is still open. */
const builtReleaseSchema = z.extend(z.omit(releaseSchema, { base: true }), {
  folder: z.string(),
});

/** What `dist/releases.json` of an app says: its newest build, and the one before. */
const releasesSchema = z.object({
  live: builtReleaseSchema,
  // One described by an older version of this file is as good as none.
  lastGood: z.catch(z.optional(builtReleaseSchema), undefined),
});

export type BuiltRelease = z.infer<typeof builtReleaseSchema>;
export type Releases = z.infer<typeof releasesSchema>;

/** Where the builds of an app are. */
export function distOf(app: string): string {
  return join(root, app, "dist");
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
export type FilesByPart = ReadonlyMap<string, readonly string[]>;

/** Makes a finished folder the newest build of its app, keeps the one before it, and drops what is older. */
export async function publishBuild(
  app: string,
  version: string,
  build: string,
  parts: FilesByPart,
): Promise<void> {
  const before = releasesOf(app)?.live;
  const folder = nameOf({ version, build });
  const entry = "remoteEntry.js";
  const live: BuiltRelease = {
    version,
    build,
    folder,
    entry,
    ...contractsOf(app),
    integrity: await writeIntegrity(join(distOf(app), folder)),
    ...(await openedWith(join(distOf(app), folder, entry), parts)),
  };
  const releases: Releases =
    before && before.folder !== live.folder
      ? { live, lastGood: before }
      : { live };
  await writeFile(
    join(distOf(app), "releases.json"),
    `${JSON.stringify(releases, null, 2)}\n`,
  );
  const kept = [live.folder, releases.lastGood?.folder ?? live.folder];
  for (const entry of await readdir(distOf(app), { withFileTypes: true }))
    if (entry.isDirectory() && ![...kept, CHUNKS].includes(entry.name))
      await rm(join(distOf(app), entry.name), { recursive: true });
  await compressFolder(join(distOf(app), folder));
  await gatherChunks(distOf(app), kept);
}

/** Puts the chunks of these builds, and no others, where all builds of an app are served from. */
async function gatherChunks(
  dist: string,
  folders: readonly string[],
): Promise<void> {
  const gathered = join(dist, CHUNKS);
  await mkdir(gathered, { recursive: true });
  const old = new Set(await readdir(gathered));
  for (const folder of folders)
    for (const file of (await readdir(join(dist, folder))).filter(isChunk)) {
      if (!old.delete(file))
        await copyFile(join(dist, folder, file), join(gathered, file));
    }
  for (const file of old) await rm(join(gathered, file));
}

/** What the federation plugin names the module that a remote exposes. */
const MODULE = "__federation_expose_remote";

/**
 * What a remote's module is opened with, as a release says it: the integrity of its entry, the files that the entry
 * asks for first, and those of each page. A page's files are those of the chunk that has its name. Nothing for the
 * shell, which has no entry: its page names what it starts with.
 */
async function openedWith(entry: string, parts: FilesByPart) {
  if (!existsSync(entry)) return {};
  const entryIntegrity = integrityOf(await readFile(entry));
  const pages = new Map(parts);
  const preload = pages.get(MODULE)!.map(servedPath);
  pages.delete(MODULE);
  return {
    entryIntegrity,
    preload,
    pages: Object.fromEntries(
      [...pages].map(([name, files]) => [name, files.map(servedPath)]),
    ),
  };
}

/**
 * Writes the hashes of a build's scripts into its folder, and answers the hash of that list: trusting the list is
 * trusting them all.
 */
export async function writeIntegrity(folder: string): Promise<string> {
  const scripts = (await readdir(folder)).filter((name) =>
    name.endsWith(".js"),
  );
  const hashes = await Promise.all(
    scripts.map(
      async (name) =>
        [
          servedPath(name),
          integrityOf(await readFile(join(folder, name))),
        ] as const,
    ),
  );
  const list = JSON.stringify(Object.fromEntries(hashes));
  await writeFile(join(folder, "integrity.json"), list);
  return integrityOf(list);
}
