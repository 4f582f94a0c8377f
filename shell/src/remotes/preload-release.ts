import type { RemoteRelease } from "shared-contracts/federation/remotes-file";

/** With the requests after it, below a release's time limit. */
const TIMEOUT_MS = 6_000;

/**
 * Fetches a release's entry, its first chunks and those of a page in parallel, before the runtime can run them. The
 * runtime then finds them in the browser's cache and handles their errors. Not by a link element: the page remembers a
 * failed one, and a fixed remote would not open. Resolves once all have loaded or failed: Firefox requests a script
 * twice when it is loaded meanwhile, and may skip its integrity check.
 */
export async function preloadRelease(
  { base, entry, preload, pages }: RemoteRelease,
  page: string,
): Promise<void> {
  if (preload.length === 0) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await Promise.allSettled(
    [entry, ...preload, ...(pages?.[page] ?? [])].map(async (file) => {
      const response = await fetch(base + file, { signal });
      await response.arrayBuffer();
    }),
  );
}
