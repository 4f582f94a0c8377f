import { nameOf, isSame, pathOf, type Named } from "../src/release-name.ts";
import { moveLines, readRegistry, readRevision } from "./live-registry.ts";
import {
  endCanary,
  goBack,
  pin,
  promote,
  unpin,
  type WasLive,
} from "./move-line.ts";
import {
  addressed,
  publishedReleases,
  readPublished,
  verifiedRelease,
  type Published,
} from "./published-folder.ts";
import {
  lineOf,
  type Line,
  type Registry,
  type Release,
} from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseTarget } from "./release-target.ts";

// Moves that build nothing. Each returns what happened, in words, and throws ReleaseError.

/** An app to roll back. */
export interface WayBack {
  app: string;
  /** A version, or with its build where there are several. Default: the last step of a release. */
  to?: string | undefined;
}

/**
 * Undoes the last step of one app or several, all in one revision or none: ends an app's canary if it has one, else
 * makes its last good release, or the given one, live again, after its files were verified.
 */
export async function rollBack(
  target: ReleaseTarget,
  ways: readonly WayBack[],
  { url, now }: { url: string; now: string },
): Promise<string> {
  const registry = await readRegistry(target);
  const steps = await Promise.all(
    ways.map((way) => stepBack(target, registry, way, { url, now })),
  );
  const { registry: after } = await moveLines(
    target,
    `${steps.map(({ change }) => change).join(", ")}, ${now}`,
    Object.fromEntries(ways.map(({ app }, at) => [app, steps[at]!.line])),
  );
  return steps.map(({ done }) => done(after.revision)).join("\n");
}

/** One app's part of a rollback; `done` says in words what happened. */
async function stepBack(
  target: ReleaseTarget,
  registry: Registry,
  { app, to }: WayBack,
  { url, now }: { url: string; now: string },
) {
  const line = lineOf(registry, app);
  if (!line) throw new ReleaseError(`${app} was never released.`);
  const { live, canary } = line;
  if (canary && to === undefined) {
    const over = nameOf(canary.release);
    return {
      change: `canary ${app} ${over} over`,
      line: (current: Line | undefined) =>
        endCanary(unmoved(app, line, current)),
      done: () =>
        `${app}: the canary ${over} is over; ${nameOf(live)} is live for everyone, as before.`,
    };
  }
  const chosen = to === undefined ? line.lastGood : await find(target, app, to);
  if (!chosen)
    throw new ReleaseError(
      `${app} ${nameOf(live)} has no good release before it; say which version: npm run releases -- ${app}`,
    );
  await verifiedRelease(target, app, chosen);
  const was = await asReleased(target, app, registry, chosen);
  const release = addressed(app, was.release, url);
  const name = `${app} ${nameOf(release)}`;
  const isLive = isSame(live, release);
  return {
    change: `back to ${name}`,
    line(current: Line | undefined) {
      const before = unmoved(app, line, current);
      return isLive
        ? endCanary(before)
        : goBack(before, { ...was, release }, now);
    },
    done: (revision: number) =>
      isLive && !canary
        ? `${name} was live already.`
        : `${name} is live again, instead of ${nameOf(live)} (revision ${revision}).`,
  };
}

/** A rollback is about the version its caller saw, not about a later one. */
function unmoved(app: string, seen: Line, current: Line | undefined): Line {
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
  version: string,
): Promise<Published> {
  const there = await publishedReleases(target, app);
  const found = there.filter((release) =>
    [release.version, nameOf(release)].includes(version),
  );
  const [release] = found;
  if (!release)
    throw new ReleaseError(
      `${app} ${version} is not in ${target.name}; there are ${there.map(nameOf).join(", ") || "none"}.`,
    );
  if (found.length > 1)
    throw new ReleaseError(
      `${app} ${version} was built more than once; say which: ${found.map(nameOf).join(", ")}.`,
    );
  return release;
}

/**
 * A release as the lists had it, which are signed; its folder's own description is not. With the last good release of
 * when it was last live, if it is not pruned; never the one now rolled back.
 */
async function asReleased(
  target: ReleaseTarget,
  app: string,
  newest: Registry,
  chosen: Named,
): Promise<WasLive> {
  let line = lineOf(newest, app);
  let listed: Release | undefined;
  for (let at = newest.revision; line && !isSame(line.live, chosen);) {
    listed ??= [line.lastGood, line.canary?.release].find((release) =>
      isSame(release, chosen),
    );
    const before = await readRevision(target, --at);
    line = before ? lineOf(before, app) : undefined;
  }
  const release = line?.live ?? listed;
  if (!release)
    throw new ReleaseError(
      `No list of ${target.name} that can be trusted has ${app} ${nameOf(chosen)}: release it again.`,
    );
  const lastGood = line?.lastGood;
  const there =
    lastGood && (await readPublished(target, pathOf(app, lastGood)));
  const source = line?.source;
  return { release, source, lastGood: there ? lastGood : undefined };
}

/** Makes an app's canary live for everyone, after its files were verified. */
export async function promoteCanary(
  target: ReleaseTarget,
  app: string,
  now: string,
): Promise<string> {
  const { live } = promote(app, lineOf(await readRegistry(target), app), now);
  await verifiedRelease(target, app, live);
  const name = `${app} ${nameOf(live)}`;
  const change = `${name} for everyone, ${now}`;
  const { registry } = await moveLines(target, change, {
    [app]: (before) => promote(app, before, now),
  });
  return `${name} is live for everyone (revision ${registry.revision}).`;
}

/** Keeps releases off an app until it is unpinned. */
export async function pinLine(
  target: ReleaseTarget,
  app: string,
  now: string,
): Promise<string> {
  const { registry } = await moveLines(target, `${app} pinned, ${now}`, {
    [app]: (before) => pin(app, before),
  });
  return `${app} stays at ${nameOf(lineOf(registry, app)!.live)} until it is unpinned.`;
}

/** Lets releases move an app again. */
export async function unpinLine(
  target: ReleaseTarget,
  app: string,
  now: string,
): Promise<string> {
  await moveLines(target, `${app} unpinned, ${now}`, {
    [app]: (before) => unpin(app, before),
  });
  return `${app} is moved by releases again.`;
}
