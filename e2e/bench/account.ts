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

/** What an account signs in with. `number` has up to four digits. */
export function credentials(number: number) {
  return {
    email: `ana${number}@exemplo.com.br`,
    password: "um segredo de banco de provas",
  };
}

/** The token of a new account with a plan. */
export async function register(url: string, number: number): Promise<string> {
  const person = {
    name: "Ana",
    phone: `3199999${String(number).padStart(4, "0")}`,
    ...credentials(number),
  };
  const answer = await fetch(`${url}/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const { token } = (await answer.json()) as { token: string };
  await caller(url, token)("POST", "/plans/activate-trial");
  return token;
}

/** The body of a save: the sample with a note of any length. */
export function budget(nota: string, changes: object = {}): string {
  const dados = { ...SAMPLE_100, ...changes, nota };
  return JSON.stringify({ nome: "Festa", dados, totalFinal: 0 });
}
