import { SAMPLE_100 } from "shared-contracts/templates/sample-100";

/** Calls the API as one account, and resolves when its answer begins. */
export type Call = (
  method: string,
  path: string,
  body?: string,
  signal?: AbortSignal,
) => Promise<Response>;

/** Calls the API at `url` with an account's `token`. */
export function caller(url: string, token: string): Call {
  const signedIn = { authorization: `Bearer ${token}` };
  const json = { "content-type": "application/json", ...signedIn };
  return (method, path, body, signal) =>
    fetch(url + path, {
      method,
      headers: body ? json : signedIn,
      ...(body && { body }),
      ...(signal && { signal }),
    });
}

/** The body of a save: the sample with a note of any length. */
export function budget(nota: string, changes: object = {}): string {
  const dados = { ...SAMPLE_100, ...changes, nota };
  return JSON.stringify({ nome: "Festa", dados, totalFinal: 0 });
}
