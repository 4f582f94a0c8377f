import type {
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";

/** The catalogue's lines for a payment that fails. */
export const CREATE_FAILED = "Erro ao criar pagamento";
export const CARD_FAILED = "Erro ao processar pagamento com cartão";
export const NOT_FOUND = "Pagamento não encontrado";
const PAYMENT_FAILED = "Erro ao processar pagamento";

/** A payment without its code or link. */
export const NOT_READY = "O pagamento ainda não ficou pronto. Tente de novo.";

/** The line while the result is unknown; a second payment would be the worst outcome. */
export const IN_DOUBT =
  "Ainda não sabemos se o pagamento passou. Não pague de novo.";

/** The catalogue's line for a payment that did not pass, or may not have. */
export function failureTitle(method: PaymentMethod): string {
  return method === "CREDIT_CARD" ? CARD_FAILED : PAYMENT_FAILED;
}

/** The line for a payment that ended unpaid. Only for FAILED is it certain that nothing was charged. */
export function endOf(
  method: PaymentMethod,
  status: PaymentStatus,
  reason?: string,
): { title: string; detail: string } {
  const title = failureTitle(method);
  if (status === "REFUNDED")
    return { title, detail: "O pagamento foi devolvido." };
  if (status === "OVERDUE")
    return {
      title,
      detail:
        "O prazo para pagar terminou. Se já pagou, espere: ele é confirmado mesmo assim. Se não, gere um novo.",
    };
  if (reason) return { title, detail: `Nada foi cobrado. ${reason}` };
  return {
    title,
    detail:
      method === "CREDIT_CARD"
        ? "O cartão foi recusado e nada foi cobrado. Confira os dados ou escolha outra forma de pagamento."
        : "O pagamento não passou e nada foi cobrado. Tente de novo ou escolha outra forma de pagamento.",
  };
}

/**
 * The line for a card payment of unknown result that turned out to be open: no charge is known, and the form is empty
 * again.
 */
export const CARD_AGAIN =
  "O pagamento continua em aberto. Informe os dados do cartão de novo.";
