import { moveLines, readRegistry, readRevision } from "./live-registry.ts";
import { isSame, nameOf } from "../src/release-name.ts";
import { endCanary, goBack } from "./move-line.ts";
import {
  isPublished,
  publishedReleases,
  verifiedRelease,
  type Published,
} from "./published-folder.ts";
import {
  lineOf,
  type Line,
  type Registry,
  type Release,
} from "./registry-file.ts";
import { addressed } from "./release-address.ts";
import { ReleaseError } from "./release-error.ts";
import { commonSource, type ReleaseSource } from "./release-source.ts";
import type { ReleaseTarget } from "./release-target.ts";

/** An app to take back. */
export interface WayBack {
  app: string;
  /** A version, or with its build where there are several. Default: the last step of a release. */
  to?: string | undefined;
}

/** One app's part of a rollback. */
interface Step {
  change: string;
  source?: ReleaseSource | undefined;
  line(current: Line | undefined): Line;
  /** What happened, in words. */
  done(revision: number): string;
}

/**
 * Undoes the last step of one app or several, all in one revision or none: ends an app's canary if it has one, else
 * makes its last good release, or the given one, live again. Builds nothing, but verifies the folders' files. Returns
 * what happened, a line for each app. Throws ReleaseError.
 */
export async function rollBack(
  target: ReleaseTarget,
  ways: readonly WayBack[],
  { url, now }: { url: string; now: string },
): Promise<string> {
  const registry = await readRegistry(target);
  const steps: [app: string, Step][] = [];
  for (const way of ways)
    steps.push([way.app, await stepBack(target, registry, way, { url, now })]);
  const changes = steps.map(([, { change }]) => change);
  const { registry: after } = await moveLines(target, {
    change: `${changes.join(", ")}, ${now}`,
    source: commonSource(steps.map(([, { source }]) => source)),
    lines: Object.fromEntries(steps.map(([app, { line }]) => [app, line])),
  });
  return steps.map(([, { done }]) => done(after.revision)).join("\n");
}

async function stepBack(
  target: ReleaseTarget,
  registry: Registry,
  { app, to }: WayBack,
  { url, now }: { url: string; now: string },
): Promise<Step> {
  const line = lineOf(registry, app);
  if (!line) throw new ReleaseError(`${app} was never released.`);
  if (line.canary && to === undefined) return endOfCanary(app, line);

  const wanted = to === undefined ? line.lastGood : await find(target, app, to);
  if (!wanted)
    throw new ReleaseError(
      `${app} ${nameOf(line.live)} has no good release before it; say which version: npm run releases -- ${app}`,
    );
  const published = await verifiedRelease(target, app, wanted);
  const release = addressed(published, url);
  const lastGood = await lastGoodBefore(target, app, registry, release);
  const name = `${app} ${nameOf(release)}`;
  const isLive = isSame(line.live, release);
  return {
    change: `back to ${name}`,
    source: published.source,
    line(current) {
      const unmoved = refuseMoved(app, line, current);
      return isLive
        ? endCanary(unmoved)
        : goBack(unmoved, release, lastGood, now);
    },
    done: (revision) =>
      isLive && !line.canary
        ? `${name} was live already.`
        : `${name} is live again, instead of ${nameOf(line.live)} (revision ${revision}).`,
  };
}

function endOfCanary(app: string, line: Line): Step {
  const canary = nameOf(line.canary!.release);
  return {
    change: `canary ${app} ${canary} over`,
    line: (current) => endCanary(refuseMoved(app, line, current)),
    done: () =>
      `${app}: the canary ${canary} is over; ${nameOf(line.live)} is live for everyone, as before.`,
  };
}

/** A rollback is about the version its caller saw, not about a later one. */
function refuseMoved(app: string, seen: Line, current: Line | undefined): Line {
  if (
    !current ||
    !isSame(seen.live, current.live) ||
    !isSame(seen.canary?.release, current.canary?.release)
  )
    throw new ReleaseError(
      `${app} was moved by somebody else meanwhile; nothing was rolled back. See npm run releases.`,
    );
  return current;
}

async function find(
  target: ReleaseTarget,
  app: string,
  wanted: string,
): Promise<Published> {
  const there = await publishedReleases(target, app);
  const found = there.filter(
    (release) => release.version === wanted || nameOf(release) === wanted,
  );
  const [release] = found;
  if (!release)
    throw new ReleaseError(
      `${app} ${wanted} is not in ${target.name}; there are ${there.map(nameOf).join(", ") || "none"}.`,
    );
  if (found.length > 1)
    throw new ReleaseError(
      `${app} ${wanted} was built more than once; say which: ${found.map(nameOf).join(", ")}.`,
    );
  return release;
}

/** The last good release when `release` was last live; never the one now rolled back. */
async function lastGoodBefore(
  target: ReleaseTarget,
  app: string,
  newest: Registry,
  release: Release,
): Promise<Release | undefined> {
  for (
    let registry: Registry | null = newest;
    registry;
    registry = await readRevision(target, registry.revision - 1)
  ) {
    const line = lineOf(registry, app);
    if (!line) return undefined;
    if (isSame(line.live, release))
      return line.lastGood && (await isPublished(target, app, line.lastGood))
        ? line.lastGood
        : undefined;
  }
  return undefined;
}
