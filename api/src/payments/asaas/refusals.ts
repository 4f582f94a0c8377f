import { fieldTexts } from "shared-contracts/entities/field-texts";
import { CNPJ_LENGTH } from "shared-contracts/formats/cnpj";
import type { Unsettled } from "../payment-gateway.ts";
import type { Answer } from "./asaas-http.ts";

/** Texts for the payer when Asaas declines. Asaas's own texts may repeat what was sent and are never shown. */
export const REASONS = {
  charge: "A cobrança não foi aceita. Confira seus dados e tente novamente",
  card: "O cartão não foi aceito. Confira os dados ou pague de outra forma",
  unavailable: "Pagamentos indisponíveis no momento. Tente mais tarde",
} as const;

/** Asaas has one code for a wrong CPF and a wrong CNPJ. */
const reasonsFor = (cpfCnpj: string): Readonly<Record<string, string>> => ({
  invalid_cpfCnpj:
    cpfCnpj.length === CNPJ_LENGTH
      ? fieldTexts.payerCnpjInvalid
      : fieldTexts.payerCpfInvalid,
  invalid_name: fieldTexts.payerNameMissing,
});

/**
 * The answer of `PaymentGateway` for a failed call of Asaas. `otherwise` is the reason when no better one is known;
 * `cpfCnpj` is the payer's where the call named it.
 */
export function unsettled(
  answer: Exclude<Answer<unknown>, { kind: "ok" }>,
  otherwise: string,
  cpfCnpj = "",
): Unsettled {
  if (answer.kind === "unclear") return answer;
  const { status, codes } = answer;
  // The key or the Asaas account is wrong, not the payer's data.
  const isOurs = status === 401 || status === 403;
  const reasons = reasonsFor(cpfCnpj);
  const [known] = codes.flatMap((code) => reasons[code] ?? []);
  return {
    kind: "refused",
    reason: isOurs ? REASONS.unavailable : (known ?? otherwise),
  };
}
