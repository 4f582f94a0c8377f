import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { CHUNKS, isChunk } from "../src/chunk-files.ts";
import { pathOf, type Named } from "../src/release-name.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** In each release's folder, stored before anything else: the names of the chunks it needs. */
const FILE = "chunks.json";

/** Below an app's folder: one file for each prune that takes chunks away. */
const PRUNING = "pruning";

/** How long a prune may delete chunks; after this one that left its file counts as killed, in ms. */
const PRUNE_MS = 20 * 60_000;
const KILLED_MS = 60 * 60_000;

/**
 * Records the chunks a release needs before it checks that they exist; later prunes keep them. A prune that began
 * earlier may have missed the record: each side writes its own file before it reads the other's, so at least one of
 * them sees the other. Throws ReleaseError.
 */
export async function announceChunks(
  target: ReleaseTarget,
  release: Named & { name: string },
  files: readonly string[],
): Promise<void> {
  const chunks = files.filter(isChunk).sort();
  const path = `${pathOf(release.name, release)}/${FILE}`;
  await target.create(path, Buffer.from(JSON.stringify(chunks)));
  const killedBefore = Date.now() - KILLED_MS;
  const prunes = await target.list(`${release.name}/${PRUNING}`);
  if (prunes.some(({ storedAt }) => storedAt.getTime() > killedBefore))
    throw new ReleaseError(
      `${release.name} is being pruned; nothing was released. Release again when that is over; a prune that was killed counts for an hour.`,
    );
}

/** Deletes the chunks of an app that none of its folders needs, after `first`. */
export async function pruneChunks<T>(
  target: ReleaseTarget,
  app: string,
  first: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const mark = `${app}/${PRUNING}/${randomUUID()}.json`;
  await target.create(mark, Buffer.from("{}"));
  try {
    const done = await first();
    const needed = await neededChunks(target, app);
    for (const { path } of await target.list(`${app}/${CHUNKS}`)) {
      if (needed.has(path.slice(path.lastIndexOf("/") + 1))) continue;
      // The next prune deletes the rest: releases no longer wait for this one.
      if (performance.now() - started > PRUNE_MS) break;
      await target.remove([path]);
    }
    return done;
  } finally {
    await target.remove([mark]);
  }
}

async function neededChunks(
  target: ReleaseTarget,
  app: string,
): Promise<ReadonlySet<string>> {
  const lists = (await target.list(app)).filter(({ path }) =>
    path.endsWith(`/${FILE}`),
  );
  const names = await Promise.all(
    lists.map(async ({ path }) => {
      const list = await target.read(path);
      if (!list) return [];
      return z.array(z.string()).parse(JSON.parse(list.content.toString()));
    }),
  );
  return new Set(names.flat());
}
