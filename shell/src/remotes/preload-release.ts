import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

const TIMEOUT_MS = 8_000;

/**
 * Asks for a release's entry and for what that will ask for, all at once, before the runtime is there to run them. Whoever runs them finds
 * them in the browser's cache, which they may stay in for good, and meets what went wrong. Not by a link: the page
 * remembers one that failed for as long as it lives, and a remote that was mended would not open.
 */
export function preloadRelease({ base, entry, preload }: RemoteRelease): void {
  if (!preload) return;
  for (const file of [entry, ...preload])
    fetch(base + file, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
}
