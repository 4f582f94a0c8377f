import type { CreditCard } from "shared-contracts/entities/credit-card";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import type { CardHolder, PaymentGateway } from "../payment-gateway.ts";
import type { AsaasCalls } from "./asaas-http.ts";
import { paymentSchema } from "./asaas-schemas.ts";
import { findByReference, findCharge, paymentPath } from "./find-charge.ts";
import { cardUnsettled, REASONS } from "./refusals.ts";
import { statusOf } from "./status.ts";

/** Asaas requires a house number; the form has no field for it. */
const NO_NUMBER = "S/N";

/**
 * Charges a card once: the request is never repeated. After any other answer than success it reads the charge, because
 * a refusal may only mean that the charge was paid before. A charge that is still open after an unclear answer stays
 * unclear: Asaas may take a minute to charge a card.
 */
export async function payWithCard(
  calls: AsaasCalls,
  ...[key, card, holder]: Parameters<PaymentGateway["payWithCard"]>
): ReturnType<PaymentGateway["payWithCard"]> {
  const before =
    key.id === null
      ? await findByReference(calls.get, key.reference)
      : ({ kind: "found", payment: { id: key.id } } as const);
  if (before.kind === "unclear") return before;
  if (before.kind === "absent") {
    return { kind: "refused", reason: REASONS.unavailable };
  }
  const { id } = before.payment;
  const answer = await calls.post(
    `${paymentPath(id)}/payWithCreditCard`,
    cardBody(card, holder),
    paymentSchema,
  );
  if (answer.kind === "ok") {
    const status = statusOf(answer.value);
    // The card was accepted: a status that lags behind must not invite a second payment.
    return {
      kind: "answered",
      status: isOpen(status) ? "PROCESSING" : status,
    };
  }
  const found = await findCharge(calls.getAgain, { ...key, id });
  if (found.kind !== "found") return { kind: "unclear" };
  const status = statusOf(found.payment);
  return isOpen(status)
    ? cardUnsettled(answer, holder.cpfCnpj)
    : { kind: "answered", status };
}

/** Whether no card has certainly been charged for a charge in this status. */
function isOpen(status: PaymentStatus): boolean {
  return status === "PENDING" || status === "OVERDUE";
}

function cardBody(card: CreditCard, holder: CardHolder): object {
  const { holderName, number, expiryMonth, expiryYear, ccv } = card;
  const { name, email, cpfCnpj, postalCode, phone, remoteIp } = holder;
  return {
    creditCard: { holderName, number, expiryMonth, expiryYear, ccv },
    creditCardHolderInfo: {
      name,
      email,
      cpfCnpj,
      addressNumber: NO_NUMBER,
      ...(postalCode && { postalCode }),
      ...(phone && { phone }),
    },
    remoteIp,
  };
}
