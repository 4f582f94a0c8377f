/** The files that each deployment writes. */
export type RuntimeFile = "/runtime.json" | "/remotes.json";

const TIMEOUT_MS = 8_000;
const requested = new Map<RuntimeFile, Promise<unknown>>();

/** Takes what index.html requests ahead with the same settings, or starts both downloads. */
export function requestRuntimeFiles(): void {
  for (const file of ["/runtime.json", "/remotes.json"] as const) {
    const answer = download(file);
    // The caller of `readRuntimeFile` handles the failure; until then the browser must not report it as unhandled.
    answer.catch(() => undefined);
    requested.set(file, answer);
  }
}

/** The content of a run-time file, unchecked. The first call takes the early answer, a later one downloads again. */
export function readRuntimeFile(file: RuntimeFile): Promise<unknown> {
  const early = requested.get(file);
  requested.delete(file);
  return early ?? download(file);
}

async function download(file: RuntimeFile): Promise<unknown> {
  const response = await fetch(file, {
    cache: "no-cache",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${file}: HTTP ${response.status}`);
  return response.json();
}
