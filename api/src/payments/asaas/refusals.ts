import type { Unsettled } from "../payment-gateway.ts";
import type { Answer } from "./asaas-http.ts";

/** What the payer reads where Asaas says no; Asaas's own words may repeat what was sent and are never shown. */
export const REASONS = {
  cpf: "Por favor, informe um CPF válido",
  name: "Por favor, informe seu nome completo",
  charge: "A cobrança não foi aceita. Confira seus dados e tente novamente",
  card: "O cartão não foi aceito. Confira os dados ou pague de outra forma",
  unavailable: "Pagamentos indisponíveis no momento. Tente mais tarde",
} as const;

const BY_CODE: Readonly<Record<string, string>> = {
  invalid_cpfCnpj: REASONS.cpf,
  invalid_name: REASONS.name,
};

/** The port's answer for one of Asaas's that is not a good one; `otherwise` is the reason where no better one is known. */
export function unsettled(
  answer: Exclude<Answer<unknown>, { kind: "ok" }>,
  otherwise: string,
): Unsettled {
  if (answer.kind === "unclear") return answer;
  const { status, codes } = answer;
  // The key or the account is at fault, not the payer.
  const isOurs = status === 401 || status === 403;
  const [known] = codes.flatMap((code) => BY_CODE[code] ?? []);
  return {
    kind: "refused",
    reason: isOurs ? REASONS.unavailable : (known ?? otherwise),
  };
}
