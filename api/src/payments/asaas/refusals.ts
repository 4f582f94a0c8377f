import { fieldTexts } from "shared-contracts/entities/field-texts";
import { CNPJ_LENGTH } from "shared-contracts/formats/cnpj";
import type { CardRefused, Unsettled } from "../payment-gateway.ts";
import type { Answer } from "./asaas-http.ts";

/** Texts for the payer when Asaas declines. Asaas's own texts may repeat what was sent and are never shown. */
export const REASONS = {
  charge: "A cobrança não foi aceita. Confira seus dados e tente novamente",
  card: "O cartão não foi aceito. Confira os dados ou pague de outra forma",
  holder:
    "Seus dados não foram aceitos. Confira nome, CPF ou CNPJ, e o CEP em Configurações",
  unavailable: "Pagamentos indisponíveis no momento. Tente mais tarde",
} as const;

/**
 * Asaas has one code for a wrong CPF and a wrong CNPJ, and one for the data of a card's holder (name, CPF, CEP, phone);
 * the description that says which may repeat it.
 */
const reasonsFor = (cpfCnpj: string): Readonly<Record<string, string>> => ({
  invalid_cpfCnpj:
    cpfCnpj.length === CNPJ_LENGTH
      ? fieldTexts.payerCnpjInvalid
      : fieldTexts.payerCpfInvalid,
  invalid_name: fieldTexts.payerNameMissing,
  invalid_holderInfo: REASONS.holder,
});

type Failed = Exclude<Answer<unknown>, { kind: "ok" }>;

/**
 * The answer of `PaymentGateway` for a failed call of Asaas. `otherwise` is the reason when no better one is known;
 * `cpfCnpj` is the payer's where the call named it.
 */
export function unsettled(
  answer: Failed,
  otherwise: string,
  cpfCnpj = "",
): Unsettled {
  if (answer.kind === "unclear") return answer;
  return { kind: "refused", reason: reasonOf(answer, cpfCnpj) ?? otherwise };
}

/** Like `unsettled`, for a card that was sent: a refusal without a known reason is the card's. */
export function cardUnsettled(
  answer: Failed,
  cpfCnpj: string,
): Unsettled | CardRefused {
  if (answer.kind === "unclear") return answer;
  const reason = reasonOf(answer, cpfCnpj);
  return reason === undefined
    ? { kind: "card-refused", reason: REASONS.card }
    : { kind: "refused", reason };
}

function reasonOf(
  { status, codes }: Extract<Failed, { kind: "refused" }>,
  cpfCnpj: string,
): string | undefined {
  // The key or the Asaas account is wrong, not the payer's data.
  if (status === 401 || status === 403) return REASONS.unavailable;
  const reasons = reasonsFor(cpfCnpj);
  return codes.flatMap((code) => reasons[code] ?? [])[0];
}
