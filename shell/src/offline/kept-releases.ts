import { isPlain } from "shared-contracts/entities/plain";

/** A release's folder, and hashes of its files that are known from elsewhere. */
export interface ReleaseFolder {
  base: string;
  integrity: Readonly<Record<string, string>>;
}

/** What a page asks its worker to keep. */
export interface KeepOrder {
  /** The folder of the shell that the page runs, of which what is kept stays. */
  shell: string | undefined;
  /** The releases to keep whole. */
  keep: readonly ReleaseFolder[];
  /** Addresses of further folders, of which the same stays. */
  retain: readonly string[];
}

/** What a page asks its worker before it opens a remote; the answer is that of `wholeOf`. */
export interface WholeQuestion {
  wholeOf: readonly ReleaseFolder[];
}

/** Every cache of the worker begins with it. */
export const PREFIX = "banquete-";
export const FILES = `${PREFIX}files`;

/** The list of a release's files. It is kept last: where it is, the release is whole. */
const LIST = "release.json";
const FOLDER = /^[^?#]+?\/\d+\.\d+\.\d+[^/?#]*-\w+\//;
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;
/** How long a page waits until its best release is whole, in ms. */
const PATIENCE_MS = 2_000;

/** The releases that are being kept, by folder. */
const underWay = new Map<string, Promise<void>>();
/** Ends their downloads. */
let downloads = new AbortController();

/** The folder of a release's file, by the file's address; undefined for every other address. */
export function folderOf(url: string): string | undefined {
  return FOLDER.exec(url)?.[0];
}

/**
 * Keeps each file of a release that is not kept yet, checked against its hash. A file that fails three times fails
 * alone: the others are kept. Rejects unless all are, with the browser's error where the storage is full.
 */
export function keepRelease(release: ReleaseFolder): Promise<void> {
  const { base } = release;
  const known = underWay.get(base);
  if (known) return known;
  const kept = keepWhole(release).finally(() => underWay.delete(base));
  underWay.set(base, kept);
  return kept;
}

/**
 * Ends every download. The browser lets the next worker take over once this one has nothing under way, or after
 * minutes, and a download may hang.
 */
export function stopDownloads(): void {
  downloads.abort();
  downloads = new AbortController();
}

/**
 * The folders that are kept whole, of the releases that a page may open, best first. Where only lesser ones are, the
 * best one is kept first, with two seconds of patience: what runs with a network then runs without one too.
 */
export async function wholeOf(
  releases: readonly ReleaseFolder[],
): Promise<string[]> {
  const [best] = releases;
  const kept = await whole(releases);
  if (!best || !kept.length || kept.includes(best.base) || !navigator.onLine)
    return kept;
  await Promise.race([
    keepRelease(best).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  return whole(releases);
}

async function whole(releases: readonly ReleaseFolder[]): Promise<string[]> {
  const cache = await caches.open(FILES);
  const folders = releases.map(({ base }) => base);
  const lists = folders.map((base) => cache.match(base + LIST));
  const found = await Promise.all(lists);
  return folders.filter((_, at) => found[at]);
}

async function keepWhole({ base, integrity }: ReleaseFolder): Promise<void> {
  const cache = await caches.open(FILES);
  if (await cache.match(base + LIST)) return;
  const list = await download(base + LIST);
  const files = { ...filesIn(await list.clone().json()), ...integrity };
  const kept = await Promise.allSettled(
    Object.entries(files).map(async ([file, hash]) => {
      if (await cache.match(base + file)) return;
      await cache.put(base + file, await download(base + file, hash));
    }),
  );
  const failed = kept.filter((file) => file.status === "rejected");
  if (failed.length)
    throw (
      failed.find(({ reason }) => isFull(reason))?.reason ??
      new Error(`${base} is not whole yet`)
    );
  await cache.put(base + LIST, list);
}

/** Whether this is the browser's error of a storage without room. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** Drops every kept file outside these folders. */
export async function dropOthers(folders: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES);
  for (const { url } of await cache.keys())
    if (!folders.has(folderOf(url) ?? "")) await cache.delete(url);
}

/** Drops every cache of the worker. */
export async function dropAll(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX)) await caches.delete(name);
}

function filesIn(list: unknown): Record<string, string> {
  const files = isPlain(list) && isPlain(list.files) ? list.files : {};
  const hashes = Object.entries(files).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  if (!hashes.length) throw new Error("a list of no files");
  return Object.fromEntries(hashes);
}

/** The file, after retries; with a hash, only one that has it. */
async function download(url: string, integrity = ""): Promise<Response> {
  const { signal } = downloads;
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, {
        integrity,
        signal,
        credentials: "omit",
        priority: "low",
      });
      if (response.ok) return response;
      throw new Error(`${url}: HTTP ${response.status}`);
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
