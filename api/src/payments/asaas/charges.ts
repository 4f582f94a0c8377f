import type { NewCharge, PaymentGateway } from "../payment-gateway.ts";
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

/**
 * Makes a charge, once for each reference: one that is there already is answered again, and a request without a clear answer
 * is looked for, never sent again.
 */
export function chargeCreator(
  openCalls: () => AsaasCalls,
): PaymentGateway["createCharge"] {
  return async (charge) => {
    const calls = openCalls();
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
    // Not there yet is no proof: Asaas may still be at work on it, so absent stays unclear.
    return answered(await findByReference(calls.getAgain, charge.reference));
  };
}

const UNCLEAR = { kind: "unclear" } as const;

/** Reads a charge. Its PIX code is read only where the id was not known, so that polls stay one call: who has the id has had the code. */
export function chargeReader(
  openCalls: () => AsaasCalls,
): PaymentGateway["getStatus"] {
  return async (key) => {
    const calls = openCalls();
    const found = await findCharge(calls.get, key);
    if (found.kind !== "found") return found;
    const charge =
      key.id === null
        ? await readChargeWithPix(calls, found.payment)
        : readCharge(found.payment);
    return charge ? { kind: "found", charge } : UNCLEAR;
  };
}

/** Deletes a charge, which Asaas refuses once it is paid. A charge that is deleted already counts as cancelled. */
export function chargeCanceller(
  openCalls: () => AsaasCalls,
): PaymentGateway["cancelCharge"] {
  return async (key) => {
    const calls = openCalls();
    const found = await findCharge(calls.get, key);
    if (found.kind !== "found") return found;
    const { id, deleted } = found.payment;
    if (deleted) return { kind: "cancelled" };
    const answer = await calls.delete(paymentPath(id), deletedSchema);
    return answer.kind === "ok"
      ? { kind: "cancelled" }
      : unsettled(answer, REASONS.charge);
  };
}

function paymentBody(charge: NewCharge, customer: string): object {
  return {
    customer,
    billingType: charge.method,
    // The double nearest to the cents, which JSON writes as those cents again.
    value: charge.valueCents / 100,
    dueDate: charge.dueDate,
    description: charge.description,
    externalReference: charge.reference,
  };
}
