import { isPaid } from "shared-contracts/entities/payment";
import type {
  ChargeKey,
  NewCharge,
  PaymentGateway,
} from "../payment-gateway.ts";
import type { AsaasCalls } from "./asaas-http.ts";
import { deletedSchema, paymentSchema } from "./asaas-schemas.ts";
import { customerOf } from "./customers.ts";
import {
  findByReference,
  findCharge,
  type Found,
  paymentPath,
} from "./find-charge.ts";
import { readCharge, readChargeWithPix } from "./read-charge.ts";
import { REASONS, unsettled } from "./refusals.ts";
import { statusOf } from "./status.ts";

/**
 * Makes a charge, once for each reference: an existing charge is returned. A request without a clear answer is never
 * repeated; the charge is looked for instead.
 */
export async function createCharge(
  calls: AsaasCalls,
  charge: NewCharge,
): ReturnType<PaymentGateway["createCharge"]> {
  const answered = async (found: Found) => {
    if (found.kind !== "found") return UNCLEAR;
    const read = await readChargeWithPix(calls, found.payment);
    return read ? ({ kind: "created", charge: read } as const) : UNCLEAR;
  };

  const before = await findByReference(calls.get, charge.reference);
  if (before.kind !== "absent") return answered(before);
  const customer = await customerOf(calls, charge.payer);
  if (customer.kind !== "customer") return customer;
  const body = paymentBody(charge, customer.id);
  const made = await calls.post("/payments", body, paymentSchema);
  if (made.kind === "refused") return unsettled(made, REASONS.charge);
  if (made.kind === "ok") {
    return answered({ kind: "found", payment: made.value });
  }
  // A missing charge proves nothing: Asaas may still be making it, so absent stays unclear.
  return answered(await findByReference(calls.getAgain, charge.reference));
}

const UNCLEAR = { kind: "unclear" } as const;

/**
 * Reads a charge. Reads its PIX code only when the id was unknown, so that a poll is one call: a caller with the id
 * already has the code.
 */
export async function getStatus(
  calls: AsaasCalls,
  key: ChargeKey,
): ReturnType<PaymentGateway["getStatus"]> {
  const found = await findCharge(calls.get, key);
  if (found.kind !== "found") return found;
  const charge =
    key.id === null
      ? await readChargeWithPix(calls, found.payment)
      : readCharge(found.payment);
  return charge ? { kind: "found", charge } : UNCLEAR;
}

/** Deletes a charge; Asaas refuses this once it is paid. An already deleted charge counts as cancelled. */
export async function cancelCharge(
  calls: AsaasCalls,
  key: ChargeKey,
): ReturnType<PaymentGateway["cancelCharge"]> {
  const found = await findCharge(calls.get, key);
  if (found.kind !== "found") return found;
  const { id, deleted } = found.payment;
  if (deleted) return { kind: "cancelled" };
  const answer = await calls.delete(paymentPath(id), deletedSchema);
  return answer.kind === "ok"
    ? { kind: "cancelled" }
    : unsettled(answer, REASONS.charge);
}

/**
 * Refunds a charge: the request is sent once, and the charge is read when its answer is not clear. Asaas refuses a
 * boleto, whose payer must name a bank account.
 */
export async function refundCharge(
  calls: AsaasCalls,
  key: ChargeKey,
): ReturnType<PaymentGateway["refundCharge"]> {
  const found = await findCharge(calls.get, key);
  if (found.kind !== "found") return found;
  const { id } = found.payment;
  const status = statusOf(found.payment);
  if (status === "REFUNDED") return { kind: "refunded" };
  if (!isPaid(status)) return { kind: "refused" };
  const answer = await calls.post(
    `${paymentPath(id)}/refund`,
    {},
    paymentSchema,
  );
  const after =
    answer.kind === "ok"
      ? ({ kind: "found", payment: answer.value } as const)
      : await findCharge(calls.getAgain, { ...key, id });
  if (after.kind !== "found") return UNCLEAR;
  if (statusOf(after.payment) === "REFUNDED") return { kind: "refunded" };
  return answer.kind === "refused" ? { kind: "refused" } : UNCLEAR;
}

function paymentBody(charge: NewCharge, customer: string): object {
  return {
    customer,
    billingType: charge.method,
    // The double nearest to the cents, which JSON prints as exactly those cents.
    value: charge.valueCents / 100,
    dueDate: charge.dueDate,
    description: charge.description,
    externalReference: charge.reference,
  };
}
