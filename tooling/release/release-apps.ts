import { nameOf } from "../src/release-name.ts";
import { moveLines } from "./live-registry.ts";
import { goLive, startCanary } from "./move-line.ts";
import { keepPrivately } from "./private-files.ts";
import {
  addressed,
  filesToPublish,
  publishFolder,
  verifiedRelease,
  type Published,
} from "./published-folder.ts";
import type { Line, Release } from "./registry-file.ts";
import { sourceInWords } from "./release-source.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** A built folder that is being published to a target. */
export interface Candidate {
  app: string;
  release: Omit<Published, "name" | "files">;
  folder: string;
}

/** How a release reaches the users. */
export interface Rollout {
  /** Where browsers find the folders, with `{app}` for an app's name. */
  url: string;
  /** Percent of the users who get it. Default: everyone. */
  canary?: number;
  now: string;
}

/** Publishes a built folder; returns its release as a line has it, once all of it was found in the target. */
export async function publishCandidate(
  target: ReleaseTarget,
  { app, release, folder }: Candidate,
  url: string,
): Promise<Release> {
  const files = await filesToPublish(folder);
  if (target.maps) await keepPrivately(target.maps, app, release, folder);
  await publishFolder(target, { name: app, ...release }, files);
  await verifiedRelease(target, app, release);
  return addressed(app, release, url);
}

/**
 * Publishes built folders and, once all of each was found in the target, makes them live together: in one revision of
 * remotes.json, or not at all. Returns what happened, in words. Throws ReleaseError.
 */
export async function releaseApps(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  { url, canary, now }: Rollout,
): Promise<string> {
  const named: string[] = [];
  const moves: Record<string, (line: Line | undefined) => Line> = {};
  for (const candidate of candidates) {
    const next = await publishCandidate(target, candidate, url);
    const { app } = candidate;
    named.push(`${app} ${nameOf(next)}`);
    const { source } = candidate.release;
    moves[app] = (line) =>
      canary === undefined
        ? goLive(app, line, next, now, source)
        : startCanary(app, line, next, canary, source);
  }
  const names = new Intl.ListFormat("en-GB").format(named);
  const reach = canary === undefined ? "everyone" : `${canary} % of the users`;
  const source = sourceInWords(candidates[0]?.release.source);
  const change = `${names} for ${reach}, ${now}${source}`;
  const { registry, changed } = await moveLines(target, change, moves);
  const [is, was] = named.length === 1 ? ["is", "was"] : ["are", "were"];
  return changed
    ? `${names} ${is} live for ${reach} (revision ${registry.revision}).`
    : `${names} ${was} live for ${reach} already.`;
}
