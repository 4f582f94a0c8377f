import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pagePolicySchema } from "shared-contracts/federation/declared-page";
import { releaseSchema } from "shared-contracts/federation/remotes-file";
import * as z from "zod/mini";
import { integrityOf } from "../src/integrity.ts";
import { pathOf, type Named } from "../src/release-name.ts";
import type { Release } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import { sourceSchema } from "./release-source.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** What a release of the shell promises to remotes beside its contract version. */
export const shellSchema = z.object({
  /** Version by name of what it shares with them. */
  shared: z.record(z.string(), z.string()),
  /** The pages that it shows of them. */
  routes: z.array(
    z.object({ path: z.string(), remote: z.string(), page: z.string() }),
  ),
  /** The pages that it shows within pages of other remotes. */
  slots: z.optional(
    z.array(z.object({ remote: z.string(), page: z.string() })),
  ),
  /** The pages that it lets releases declare; one of before they could lets none. */
  pagePolicy: z.optional(pagePolicySchema),
  /** The report of each contract by its name; an unreleased build has none. */
  reports: z.optional(z.record(z.string(), z.string())),
});

/** `release.json`, the last file of a published folder to be stored: where it is, the folder is whole. */
const publishedSchema = z.extend(z.omit(releaseSchema, { base: true }), {
  name: z.string(),
  /** The integrity of every other file by its path in the folder. */
  files: z.record(z.string(), z.string()),
  shell: z.optional(shellSchema),
  /** Identifies the rules it prices by; only of an app of the budget contract. */
  rulesHash: z.optional(z.string()),
  /** Of the first release of this folder; the same bytes may be released again from elsewhere. */
  source: z.catch(z.optional(sourceSchema), undefined),
});

/** What a shell promises to remotes. */
export type ShellPromise = z.infer<typeof shellSchema>;

export type Published = z.infer<typeof publishedSchema>;

const FILE = "release.json";

/**
 * Files that are not published: those for tools and `npm start`, those that show the sources, and the isolation page.
 * The folder gets another release.json.
 */
const PRIVATE =
  /(^|\/)mf-stats\.json$|^release\.json$|\.(map|br|gz)$|^isolation\//;

/** The files of a built folder that are published, by path. */
export async function filesToPublish(
  folder: string,
): Promise<Map<string, Buffer>> {
  const options = { recursive: true, withFileTypes: true } as const;
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, options)) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join("/");
    if (entry.isFile() && !PRIVATE.test(path))
      files.set(path, await readFile(file));
  }
  return files;
}

/**
 * Stores a folder, of which nothing is ever overwritten. Existing files must be equal: an interrupted upload is
 * completed, a complete one stays as it is. Throws ReleaseError if a file differs.
 */
export async function publishFolder(
  target: ReleaseTarget,
  release: Omit<Published, "files">,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const folder = pathOf(release.name, release);
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const path = `${folder}/${name}`;
      if (await target.create(path, content)) return;
      const there = await target.read(path);
      if (!there?.content.equals(content))
        throw new ReleaseError(
          `${path} is published already with other content, and a published folder never changes: raise the version.`,
        );
    }),
  );
  const hashes = [...files].map(([name, text]) => [name, integrityOf(text)]);
  const published = { ...release, files: Object.fromEntries(hashes.sort()) };
  const list = Buffer.from(`${JSON.stringify(published, null, 2)}\n`);
  // One that is there describes the same files.
  await target.create(`${folder}/${FILE}`, list);
}

/** A published release by its folder's description, after every file was verified. Throws ReleaseError. */
export async function verifiedRelease(
  target: ReleaseTarget,
  app: string,
  release: Named,
): Promise<Published> {
  const folder = pathOf(app, release);
  const published = await readPublished(target, folder);
  if (!published)
    throw new ReleaseError(`${folder} is not, or not wholly, published.`);
  await Promise.all(
    Object.entries(published.files).map(async ([path, hash]) => {
      const file = await target.read(`${folder}/${path}`);
      if (!file)
        throw new ReleaseError(`${folder} lacks ${path}; nothing was moved.`);
      if (integrityOf(file.content) !== hash)
        throw new ReleaseError(
          `${folder}/${path} is not the file that was released; nothing was moved.`,
        );
    }),
  );
  return published;
}

/** Every complete release of an app in a target, the last stored first. */
export async function publishedReleases(
  target: ReleaseTarget,
  app: string,
): Promise<Published[]> {
  const stored = (await target.list(app))
    .filter(({ path }) => path.endsWith(`/${FILE}`))
    .sort(
      (a, b) =>
        b.storedAt.getTime() - a.storedAt.getTime() ||
        b.path.localeCompare(a.path, "en", { numeric: true }),
    );
  const releases = await Promise.all(
    stored.map(({ path }) =>
      readPublished(target, path.slice(0, -FILE.length - 1)),
    ),
  );
  return releases.filter((release) => release !== null);
}

/** The description of a release's folder; null if the folder is not whole. */
export async function readPublished(
  target: ReleaseTarget,
  folder: string,
): Promise<Published | null> {
  const file = await target.read(`${folder}/${FILE}`);
  return file && publishedSchema.parse(JSON.parse(String(file.content)));
}

/** A built release as remotes.json names it; `url` is that of `publicUrl`. */
export function addressed(
  app: string,
  built: Omit<Published, "name" | "files">,
  url: string,
): Release {
  const base = `${url.replaceAll("{app}", app)}/${pathOf(app, built)}/`;
  // As a list stores it, so that the same release is equal to itself.
  return releaseSchema.parse(JSON.parse(JSON.stringify({ ...built, base })));
}
