import { ADDRESS_MAX } from "shared-contracts/entities/company";
import { z } from "zod";
import { ApiError } from "../../http/api-error.ts";

/** The lookup is a convenience, so the page waits no longer than this. */
const TIMEOUT_MS = 4000;

const text = z.string().trim().default("");

/** The answer of such a service, with ViaCEP's names. For an unknown CEP some services return `erro` and some a 404. */
const answerSchema = z.object({
  erro: z.union([z.boolean(), z.string()]).optional(),
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: text,
});

/** The address of a CEP of eight digits, in one line. Rejects with NOT_FOUND, or UNAVAILABLE without an answer. */
export type CepLookup = (cep: string) => Promise<string>;

/** Calls the configured service; `template` is its URL with `{cep}` for the eight digits. */
export function cepLookup(template: string): CepLookup {
  return async (cep) => {
    const answer = await fetchAddress(template.replace("{cep}", cep));
    const address = answer && lineOf(answer);
    if (!address) throw new ApiError("NOT_FOUND", "CEP não encontrado");
    return address.slice(0, ADDRESS_MAX);
  };
}

async function fetchAddress(
  url: string,
): Promise<z.infer<typeof answerSchema> | null> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", "user-agent": "Banquete" },
      // No redirect is followed, so that only the configured service is called.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return answerSchema.parse(await response.json());
  } catch {
    throw new ApiError("UNAVAILABLE");
  }
}

/** "Rua dos Inconfidentes, Savassi, Belo Horizonte - MG"; a small town has one CEP and no streets. */
function lineOf(answer: z.infer<typeof answerSchema>): string {
  const { logradouro, bairro, localidade, uf } = answer;
  const city = [localidade, uf].filter(Boolean).join(" - ");
  return [logradouro, bairro, city].filter(Boolean).join(", ");
}
