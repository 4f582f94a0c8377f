/** How long a file may take, in ms. */
const TIMEOUT_MS = 8_000;

/**
 * The content of a file that each deployment writes, unchecked. The first call gets what index.html preloads, because
 * both requests have the same settings.
 */
export async function readRuntimeFile(
  file: "/runtime.json" | "/remotes.json",
): Promise<unknown> {
  const response = await fetch(file, {
    cache: "no-cache",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${file}: HTTP ${response.status}`);
  return response.json();
}
