import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

/** With what follows it, below what a release is waited for. */
const TIMEOUT_MS = 6_000;

/**
 * Asks for a release's entry and for what that will ask for, all at once, before the runtime is there to run them.
 * Whoever runs them finds them in the browser's cache, which they may stay in for good, and meets what went wrong. Not
 * by a link: the page remembers one that failed for as long as it lives, and a remote that was mended would not open.
 * Resolves once all have come or failed: Firefox sends a script that is asked for meanwhile a second time, and may
 * check nothing instead of it.
 */
export async function preloadRelease({
  base,
  entry,
  preload,
}: RemoteRelease): Promise<void> {
  if (!preload) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await Promise.allSettled(
    [entry, ...preload].map(async (file) => {
      const response = await fetch(base + file, { signal });
      await response.arrayBuffer();
    }),
  );
}
