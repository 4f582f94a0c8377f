import type { CreditCard } from "shared-contracts/entities/credit-card";
import {
  isPaid,
  type Payer,
  type PaymentStatus,
} from "shared-contracts/entities/payment";
import { ApiError } from "../../http/api-error.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import type { CardHolder } from "../../payments/payment-gateway.ts";
import { addTry, dropTry, findTry, markRefused } from "./card-tries.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { referenceOf } from "./reference.ts";
import type { PaymentRow } from "./repository.ts";
import { applyReading, lockPayment, settle } from "./settle.ts";
import { afterReading, isOpen } from "./states.ts";
import { moveTo } from "./transition.ts";

/** A card to charge. It is passed on once and never stored. */
export interface CardPayment {
  payment: PaymentRow;
  card: CreditCard;
  holder: CardHolder;
  /** The call's Idempotency-Key. */
  key: string | undefined;
}

interface CardResult {
  status: PaymentStatus;
  reason?: string;
}

/**
 * Charges a payment to a card and returns the payment's new status; FAILED means a refused card, after which another
 * may be tried, with the gateway's reason unless the call is a repeated one. Only a PENDING payment is charged, and it is
 * PROCESSING before the card is sent: a repeated or concurrent call finds it so and reads it at the gateway.
 */
export async function payWithCard(
  desk: PaymentDesk,
  { payment, card, holder, key }: CardPayment,
): Promise<CardResult> {
  const earlier = key && (await findTry(desk.db, payment.user_id, key));
  if (earlier) {
    if (earlier.payment_id !== payment.id) {
      throw new ApiError("IDEMPOTENCY_MISMATCH");
    }
    const status = earlier.refused
      ? "FAILED"
      : (await settle(desk, payment)).status;
    return { status };
  }
  if (payment.method !== "CREDIT_CARD") {
    throw new ApiError("CONFLICT", "Este pagamento não é por cartão");
  }
  const begun = await begin(desk, payment, holder, key);
  if (!begun) return { status: standing(await settle(desk, payment)) };

  const answer = await desk.open.gateway.payWithCard(
    { id: begun.payment.charge_id, reference: referenceOf(payment) },
    card,
    holder,
  );
  switch (answer.kind) {
    case "answered":
      return {
        status: await charged(desk, begun.payment, answer.status),
      };
    case "card-refused":
    case "refused":
      await reopen(desk, begun, answer.kind);
      return { status: "FAILED", reason: answer.reason };
    case "unclear":
      return { status: await unclear(desk, begun.payment) };
  }
}

interface Begun {
  payment: PaymentRow;
  tryId: string;
}

/** Takes the payment for one try; undefined when it cannot be taken. */
function begin(
  desk: PaymentDesk,
  payment: PaymentRow,
  { name, cpfCnpj }: Payer,
  key: string | undefined,
): Promise<Begun | null> {
  return withAccountLock(desk.db, payment.user_id, async (db) => {
    const held = await lockPayment(db, payment);
    if (held.status !== "PENDING" || held.charge_id === null) return null;
    const now = desk.now();
    const tryId = await addTry(db, held, key, now);
    const taken = await moveTo(desk, db, held, "PROCESSING", {
      payer_name: name,
      payer_cpf_cnpj: cpfCnpj,
      tried_at: now,
      next_read_at: new Date(now.getTime() + 60_000),
    });
    return { payment: taken, tryId };
  });
}

/** The status of a payment that could not be taken; refuses one that can no longer be paid. */
function standing({ status }: PaymentRow): PaymentStatus {
  if (isOpen(status) || isPaid(status)) return status;
  throw new ApiError("CONFLICT", "Este pagamento não está mais aberto");
}

function charged(
  desk: PaymentDesk,
  payment: PaymentRow,
  answered: PaymentStatus,
): Promise<PaymentStatus> {
  return desk.db.transaction().execute(async (db) => {
    const held = await lockPayment(db, payment);
    const status = afterReading(held.status, answered, false);
    return (await moveTo(desk, db, held, status)).status;
  });
}

/** The gateway did not charge the card: the payment is open again for another card. */
async function reopen(
  desk: PaymentDesk,
  { payment, tryId }: Begun,
  kind: "card-refused" | "refused",
): Promise<void> {
  await desk.db.transaction().execute(async (db) => {
    const held = await lockPayment(db, payment);
    // Only a card that the bank declined counts against the limits.
    const close = kind === "card-refused" ? markRefused : dropTry;
    await close(db, payment.user_id, tryId);
    if (held.status === "PROCESSING") {
      await moveTo(desk, db, held, "PENDING");
    }
  });
}

/** It is unknown whether the card was charged: reads now and later, and never charges again. */
async function unclear(
  desk: PaymentDesk,
  payment: PaymentRow,
): Promise<PaymentStatus> {
  await desk.db.transaction().execute(async (db) => {
    const held = await lockPayment(db, payment);
    if (held.status === "PROCESSING") {
      await moveTo(desk, db, held, "UNKNOWN");
    }
  });
  const readAt = desk.now();
  const reading = await desk.open.gateway.getStatus({
    id: payment.charge_id,
    reference: referenceOf(payment),
  });
  return (await applyReading(desk, payment, reading, readAt)).status;
}
