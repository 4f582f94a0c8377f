import type { CreditCard } from "shared-contracts/entities/credit-card";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import type { CardHolder, PaymentGateway } from "../payment-gateway.ts";
import type { AsaasCalls } from "./asaas-http.ts";
import { paymentSchema } from "./asaas-schemas.ts";
import { findByReference, findCharge, paymentPath } from "./find-charge.ts";
import { REASONS, unsettled } from "./refusals.ts";
import { statusOf } from "./status.ts";

/** Asaas asks for the number of a house; the payer is not asked. */
const NO_NUMBER = "S/N";

/**
 * Charges a card, once: the request is never sent again. What did not go well is looked at once, since a refusal may only say that
 * the charge was paid before. A charge that is still open after no clear answer stays unclear: Asaas may take a minute over a card.
 */
export function cardCharger(
  openCalls: () => AsaasCalls,
): PaymentGateway["payWithCard"] {
  return async (key, card, holder) => {
    const calls = openCalls();
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
      // The card was taken: a status that lags behind must not invite to pay again.
      return {
        kind: "answered",
        status: isOpen(status) ? "PROCESSING" : status,
      };
    }
    const found = await findCharge(calls.getAgain, { ...key, id });
    if (found.kind !== "found") return { kind: "unclear" };
    const status = statusOf(found.payment);
    return isOpen(status)
      ? unsettled(answer, REASONS.card)
      : { kind: "answered", status };
  };
}

/** Whether a charge in this status has surely not met a card. */
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
