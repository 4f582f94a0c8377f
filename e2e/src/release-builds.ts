import { buildCandidate } from "tooling/release/build-candidate";
import { releaseApps, type Candidate } from "tooling/release/release-apps";
import type { ReleaseTarget } from "tooling/release/release-target";

/**
 * Releases the builds of this checkout together as they are, to be found below `url`, without the checks that
 * `npm run release` makes.
 */
export async function releaseBuilds(
  target: ReleaseTarget,
  apps: readonly string[],
  url: string,
): Promise<void> {
  const candidates: Candidate[] = [];
  for (const app of apps) candidates.push(await buildCandidate(app));
  const now = new Date().toISOString();
  await releaseApps(target, candidates, { url, now });
}
