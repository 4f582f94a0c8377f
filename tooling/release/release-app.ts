import { nameOf } from "../src/release-name.ts";
import { moveLine } from "./live-registry.ts";
import { goLive, startCanary } from "./move-line.ts";
import {
  filesToPublish,
  publishFolder,
  verifiedRelease,
  type Published,
} from "./published-folder.ts";
import { addressed } from "./release-address.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** A built folder that is being published to a target. */
export interface Candidate {
  app: string;
  release: Omit<Published, "name" | "files">;
  folder: string;
  /** What is published beside the folder's own files, by path. */
  more?: ReadonlyMap<string, Buffer>;
}

/** How a release reaches the users. */
export interface Rollout {
  /** Where browsers find the app's folders. */
  url: string;
  /** Percent of the users who are given it. Default: everyone. */
  canary?: number;
  now: string;
}

/**
 * Publishes a built folder and makes it live, once all of it was found in the target. Returns what happened, in words.
 * Throws ReleaseError.
 */
export async function releaseCandidate(
  target: ReleaseTarget,
  { app, release, folder, more = new Map() }: Candidate,
  { url, canary, now }: Rollout,
): Promise<string> {
  const described = { name: app, ...release };
  const files = new Map([...(await filesToPublish(folder)), ...more]);
  await publishFolder(target, described, files);
  const published = await verifiedRelease(target, app, release);
  const candidate = addressed(published, url);
  const name = `${app} ${nameOf(candidate)}`;
  const reach = canary === undefined ? "everyone" : `${canary} % of the users`;
  const { registry, changed } = await moveLine(target, app, {
    change: `${name} for ${reach}, ${now}`,
    source: release.source,
    line: (line) =>
      canary === undefined
        ? goLive(app, line, candidate, now)
        : startCanary(app, line, candidate, canary),
  });
  return changed
    ? `${name} is live for ${reach} (revision ${registry.revision}).`
    : `${name} was live for ${reach} already.`;
}
