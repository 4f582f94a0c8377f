import {
  loadRemote,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";

const FETCH_TIMEOUT_MS = 5_000;
const SCRIPT_TIMEOUT_MS = 15_000;

declare global {
  interface Window {
    /** Integrity by script address; remotes' own chunk loaders read it too. */
    __BANQUETE_INTEGRITY__?: Record<string, string>;
  }
}

/** Why the last download of an address failed, for the message on screen. */
const failures = new Map<string, string>();

registerPlugins([
  {
    name: "banquete",
    // The runtime neither times out nor looks at the status, and remembers a bad answer until the page reloads.
    async fetch(url) {
      try {
        return await fetchManifest(url);
      } catch (error) {
        failures.set(url, reason(error));
        throw error;
      }
    },
    createScript({ url }) {
      const script = document.createElement("script");
      script.src = url;
      script.crossOrigin = "anonymous";
      const integrity = window.__BANQUETE_INTEGRITY__?.[url];
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

/**
 * Reads which scripts of a folder may run; one that differs is not executed. The list itself must match `integrity`.
 * Throws an Error whose message is short and in Portuguese.
 */
export async function trust(base: string, integrity: string): Promise<void> {
  if (!integrity) return;
  try {
    const response = await fetch(`${base}integrity.json`, {
      integrity,
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      credentials: "omit",
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const files = (await response.json()) as Record<string, string>;
    window.__BANQUETE_INTEGRITY__ ??= {};
    for (const [file, hash] of Object.entries(files))
      window.__BANQUETE_INTEGRITY__[base + file] = hash;
  } catch (error) {
    throw new Error(reason(error), { cause: error });
  }
}

/**
 * What a container at a manifest's address exposes as `./remote`, unchecked. Registering by force drops whatever
 * the runtime remembered of an earlier try. Throws an Error whose message is short and in Portuguese.
 */
export async function openContainer(
  container: string,
  manifestUrl: string,
): Promise<unknown> {
  failures.delete(manifestUrl);
  registerRemotes([{ name: container, entry: manifestUrl }], { force: true });
  try {
    return await loadRemote(`${container}/remote`);
  } catch (error) {
    console.error(error);
    throw new Error(failures.get(manifestUrl) ?? "não carregou", {
      cause: error,
    });
  }
}

async function fetchManifest(url: string): Promise<Response> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    credentials: "omit",
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const manifest: unknown = await response.clone().json();
  const complete =
    typeof manifest === "object" &&
    manifest !== null &&
    "metaData" in manifest &&
    "exposes" in manifest &&
    "shared" in manifest;
  if (!complete) throw new Error("resposta inválida");
  return response;
}

function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return "tempo esgotado";
  if (error instanceof TypeError) return "sem resposta";
  if (error instanceof SyntaxError) return "resposta inválida";
  return error instanceof Error ? error.message : "não carregou";
}
