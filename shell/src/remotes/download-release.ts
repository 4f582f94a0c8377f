import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { TIMED_OUT } from "../with-timeout.ts";
import { NO_ANSWER } from "./remote-error.ts";

/** How long a download may stay silent, in ms. A slow one that goes on is not limited. */
const SILENCE_MS = 8_000;

/**
 * Downloads what a page of a release needs, in parallel: its entry, the files that the entry loads first and those of
 * the page. The runtime then finds them in the browser's cache. Not by a link element: the page remembers a failed one,
 * and a repaired remote would not open. The files are awaited because Firefox requests a script twice when it is used
 * during its download. Throws an Error with a short Portuguese message.
 */
export async function downloadRelease(
  { base, entry, preload, pages }: RemoteRelease,
  page: string,
): Promise<void> {
  const files = [entry, ...preload, ...(pages?.[page] ?? [])];
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop.abort(new Error(TIMED_OUT));
    }, SILENCE_MS);
  };
  onBytes();
  try {
    await Promise.all(
      files.map((file) => download(base + file, stop.signal, onBytes)),
    );
  } catch (error) {
    throw error instanceof TypeError
      ? new Error(NO_ANSWER, { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

async function download(
  url: string,
  signal: AbortSignal,
  onBytes: () => void,
): Promise<void> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const reader = response.body!.getReader();
  do onBytes();
  while (!(await reader.read()).done);
}
