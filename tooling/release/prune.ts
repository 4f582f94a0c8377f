import { isSame, pathOf } from "../src/release-name.ts";
import { readRegistry } from "./live-registry.ts";
import { publishedReleases } from "./published-folder.ts";
import { lineOf } from "./registry-file.ts";
import type { ReleaseTarget } from "./release-target.ts";

/**
 * Deletes all but the `keep` newest releases of an app, and none that remotes.json names, with what is kept of
 * them privately.
 * Returns the deleted folders. A page that was opened on one of them can no longer load what it had not loaded yet: keep
 * more than are released while a page stays open.
 */
export async function prune(
  target: ReleaseTarget,
  app: string,
  keep: number,
): Promise<string[]> {
  const older = (await publishedReleases(target, app)).slice(keep);
  const line = lineOf(await readRegistry(target), app);
  const named = [line?.live, line?.lastGood, line?.canary?.release];
  const gone = older
    .filter((release) => !named.some((other) => isSame(other, release)))
    .map((release) => pathOf(app, release));
  for (const folder of gone) {
    const maps = (await target.maps?.list(folder)) ?? [];
    await target.maps?.remove(maps.map(({ path }) => path));
    // The description goes first: what is left of a folder that is cut off half way is no release.
    await target.remove([`${folder}/release.json`]);
    await target.remove((await target.list(folder)).map(({ path }) => path));
  }
  return gone;
}
