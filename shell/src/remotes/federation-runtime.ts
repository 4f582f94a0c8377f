import { startFederation } from "shared-contracts/platform/federation";
import { integrityOf, trustFolder } from "./script-integrity.ts";

const FETCH_TIMEOUT_MS = 5_000;
const SCRIPT_TIMEOUT_MS = 15_000;

const federation = startFederation("shell", [
  {
    name: "banquete",
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
 * What the container that an entry script makes exposes as `./remote`, unchecked. Registering by force drops whatever
 * the runtime remembered of an earlier try. Throws an Error whose message is short and in Portuguese.
 */
export async function openContainer(
  container: string,
  entry: string,
): Promise<unknown> {
  federation.registerRemotes([{ name: container, entry }], { force: true });
  try {
    return await federation.loadRemote(`${container}/remote`);
  } catch (error) {
    console.error(error);
    throw new Error("não carregou", { cause: error });
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
