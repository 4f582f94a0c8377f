import { isSame, nameOf } from "../src/release-name.ts";
import type { Line, Release } from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseSource } from "./release-source.ts";

/** The line once `release` is live for everyone; a canary there was is over. Throws ReleaseError where it is pinned. */
export function goLive(
  app: string,
  before: Line | undefined,
  release: Release,
  now: string,
  source?: ReleaseSource,
): Line {
  refusePinned(app, before);
  if (before && isSame(before.live, release)) {
    const { canary: _over, ...line } = before;
    return { ...line, live: release };
  }
  return {
    live: release,
    since: now,
    ...(source && { source }),
    ...(before && { lastGood: before.live }),
  };
}

/**
 * The line once `share` percent of the users get `release`. Throws ReleaseError without a live release, or where
 * it is pinned.
 */
export function startCanary(
  app: string,
  before: Line | undefined,
  release: Release,
  share: number,
  source?: ReleaseSource,
): Line {
  refusePinned(app, before);
  if (!before)
    throw new ReleaseError(
      `${app} has no live release yet: release it for everyone first.`,
    );
  if (isSame(before.live, release))
    throw new ReleaseError(
      `${app} ${nameOf(release)} is live for everyone already.`,
    );
  const canary = { release, share, ...(source && { source }) };
  return { ...before, canary };
}

/** The line once its canary is live for everyone. Throws ReleaseError where there is none, or where it is pinned. */
export function promote(
  app: string,
  before: Line | undefined,
  now: string,
): Line {
  if (!before?.canary) throw new ReleaseError(`${app} has no canary.`);
  const { release, source } = before.canary;
  return goLive(app, before, release, now, source);
}

/** The line once releases must leave it alone. Throws ReleaseError where nothing is live. */
export function pin(app: string, before: Line | undefined): Line {
  if (!before) throw new ReleaseError(`${app} has no live release to pin.`);
  return { ...before, pinned: true };
}

/** The line once releases may move it again. Throws ReleaseError where nothing is live. */
export function unpin(app: string, before: Line | undefined): Line {
  if (!before) throw new ReleaseError(`${app} has no live release.`);
  const { pinned: _pinned, ...line } = before;
  return line;
}

/** The line without its canary. */
export function endCanary({ canary: _over, ...line }: Line): Line {
  return line;
}

/** A release, and what went with it when it was last live. */
export interface WasLive {
  release: Release;
  lastGood?: Release | undefined;
  source?: ReleaseSource | undefined;
}

/** The line once an earlier release is live again; a pin stays, because it is about releases. */
export function goBack(
  before: Line,
  { release, lastGood, source }: WasLive,
  now: string,
): Line {
  return {
    live: release,
    since: now,
    ...(source && { source }),
    ...(lastGood && { lastGood }),
    ...(before.pinned && { pinned: true as const }),
  };
}

/** Throws ReleaseError, which says how to unpin, where releases must leave the line alone. */
export function refusePinned(app: string, line: Line | undefined): void {
  if (line?.pinned)
    throw new ReleaseError(
      `${app} is pinned at ${nameOf(line.live)}; nothing was released. To let releases move it: npm run release -- ${app} --unpin`,
    );
}
