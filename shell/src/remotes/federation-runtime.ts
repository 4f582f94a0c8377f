import {
  loadRemote,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";
import type { RemoteRelease } from "shared-contracts/federation/remotes-file";
import { integrityOf, trustFolder } from "./script-integrity.ts";

const FETCH_TIMEOUT_MS = 5_000;
/** The time limit of an entry. With the request that finds out why it failed it stays below a release's limit. */
const ENTRY_TIMEOUT_MS = 8_000;

registerPlugins([
  {
    name: "banquete",
    createScript({ url }) {
      const script = document.createElement("script");
      script.src = url;
      script.crossOrigin = "anonymous";
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  },
]);

/**
 * Registers the scripts of a release that may run. The entry carries its chunks' hashes. Throws an Error with a short
 * Portuguese message.
 */
export function trust({ base, integrity }: RemoteRelease): void {
  if (Object.keys(integrity).length > 0) trustFolder(base, integrity);
  // Only a development server builds without hashes.
  else if (process.env.NODE_ENV === "production" && !REMOTE_OVERRIDE)
    throw new Error("sem integridade");
}

/**
 * The `./remote` module of the container that an entry script creates, unchecked. Registering with `force` drops what
 * the runtime holds of another build of the remote, or of an earlier try. Throws an Error with a short Portuguese
 * message.
 */
export async function openContainer(
  container: string,
  entry: string,
): Promise<unknown> {
  registerRemotes([{ name: container, entry }], { force: true });
  try {
    return await loadRemote(`${container}/remote`);
  } catch (error) {
    console.error(error);
    throw new Error(await whyNot(entry), { cause: error });
  }
}

/** A script element does not say why its script failed; fetching the file does. */
async function whyNot(entry: string): Promise<string> {
  const integrity = integrityOf(entry);
  if (!integrity) return "não carregou";
  try {
    await download(entry, integrity);
    return "não carregou";
  } catch (error) {
    return reasonOf(error, entry);
  }
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

/** With `integrity`, fetch reports a changed file as a network error; without, it tells the two apart. */
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
