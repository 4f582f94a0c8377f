import type { Unsettled } from "../payment-gateway.ts";
import type { Answer } from "./asaas-http.ts";

/** Texts for the payer when Asaas declines. Asaas's own texts may repeat what was sent and are never shown. */
export const REASONS = {
  cpf: "Por favor, informe um CPF válido",
  cnpj: "Por favor, informe um CNPJ válido",
  name: "Por favor, informe seu nome completo",
  charge: "A cobrança não foi aceita. Confira seus dados e tente novamente",
  card: "O cartão não foi aceito. Confira os dados ou pague de outra forma",
  unavailable: "Pagamentos indisponíveis no momento. Tente mais tarde",
} as const;

const BY_CODE: Readonly<Record<string, string>> = {
  invalid_cpfCnpj: REASONS.cpf,
  invalid_name: REASONS.name,
};

/** The answer of `PaymentGateway` for a failed call of Asaas. `otherwise` is the reason when no better one is known. */
export function unsettled(
  answer: Exclude<Answer<unknown>, { kind: "ok" }>,
  otherwise: string,
): Unsettled {
  if (answer.kind === "unclear") return answer;
  const { status, codes } = answer;
  // The key or the Asaas account is wrong, not the payer's data.
  const isOurs = status === 401 || status === 403;
  const [known] = codes.flatMap((code) => BY_CODE[code] ?? []);
  return {
    kind: "refused",
    reason: isOurs ? REASONS.unavailable : (known ?? otherwise),
  };
}
