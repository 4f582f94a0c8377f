/** The files that each deployment writes. */
export type RuntimeFile = "/runtime.json" | "/remotes.json";

const TIMEOUT_MS = 8_000;
const asked = new Map<RuntimeFile, Promise<unknown>>();

/** Takes what index.html requests ahead with the same settings, or starts both downloads. */
export function askForRuntimeFiles(): void {
  for (const file of ["/runtime.json", "/remotes.json"] as const) {
    const answer = download(file);
    // Its reader handles the failure; until then it must not count as unhandled.
    answer.catch(() => undefined);
    asked.set(file, answer);
  }
}

/** The content of a run-time file, not yet checked. The first reading takes the early answer, later ones ask again. */
export function readRuntimeFile(file: RuntimeFile): Promise<unknown> {
  const early = asked.get(file);
  asked.delete(file);
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
