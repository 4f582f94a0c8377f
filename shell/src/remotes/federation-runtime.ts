import { startFederation } from "shared-contracts/platform/federation";
import { integrityOf, trustFolder } from "./script-integrity.ts";

const FETCH_TIMEOUT_MS = 5_000;
const SCRIPT_TIMEOUT_MS = 15_000;

/** Why the last download of an address failed, for the message on screen. */
const failures = new Map<string, string>();

const federation = startFederation("shell", [
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
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

/**
 * Reads which scripts of a folder may run; any other is not executed. The list itself must match `integrity`.
 * Throws an Error whose message is short and in Portuguese.
 */
export async function trust(base: string, integrity: string): Promise<void> {
  if (!integrity) return;
  const url = `${base}integrity.json`;
  try {
    const response = await download(url, integrity);
    trustFolder(base, (await response.json()) as Record<string, string>);
  } catch (error) {
    throw new Error(await reasonOf(error, url), { cause: error });
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
  federation.registerRemotes([{ name: container, entry: manifestUrl }], {
    force: true,
  });
  try {
    return await federation.loadRemote(`${container}/remote`);
  } catch (error) {
    console.error(error);
    throw new Error(failures.get(manifestUrl) ?? "não carregou", {
      cause: error,
    });
  }
}

async function fetchManifest(url: string): Promise<Response> {
  const response = await download(url);
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

async function download(url: string, integrity = ""): Promise<Response> {
  const response = await fetch(url, {
    integrity,
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    credentials: "omit",
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}

/** A list that differs from what was published looks to fetch like no answer; asking without the condition tells. */
async function reasonOf(error: unknown, url: string): Promise<string> {
  if (!(error instanceof TypeError)) return reason(error);
  try {
    await download(url);
    return "integridade não confere";
  } catch (again) {
    return reason(again);
  }
}

function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return "tempo esgotado";
  if (error instanceof TypeError) return "sem resposta";
  if (error instanceof SyntaxError) return "resposta inválida";
  return error instanceof Error ? error.message : "não carregou";
}
