import { buildCandidate } from "tooling/release/build-candidate";
import { releaseCandidate } from "tooling/release/release-app";
import type { ReleaseTarget } from "tooling/release/release-target";

/**
 * Releases the builds of this checkout as they are, to be found below `url`, without the checks that `npm run release`
 * makes.
 */
export async function releaseBuilds(
  target: ReleaseTarget,
  apps: readonly string[],
  url: string,
): Promise<void> {
  for (const app of apps)
    await releaseCandidate(target, await buildCandidate(app), {
      url,
      now: new Date().toISOString(),
    });
}
