import { isPaid } from "shared-contracts/entities/payment";
import type { ChargeKey } from "../payment-gateway.ts";
import type { AsaasCalls } from "./asaas-http.ts";
import { type AsaasPayment, listOf, paymentSchema } from "./asaas-schemas.ts";
import { statusOf } from "./status.ts";

/** Unclear: Asaas gave no answer, or one that leaves it open. */
export type Found =
  | { kind: "found"; payment: AsaasPayment }
  | { kind: "absent" }
  | { kind: "unclear" };

/**
 * A charge by its id when it is known, else by the payment's reference. Only an empty list means that there is none.
 */
export async function findCharge(
  get: AsaasCalls["get"],
  { id, reference }: ChargeKey,
): Promise<Found> {
  if (id === null) return findByReference(get, reference);
  const answer = await get(paymentPath(id), paymentSchema);
  if (answer.kind === "ok") return { kind: "found", payment: answer.value };
  return answer.kind === "refused" && answer.status === 404
    ? findByReference(get, reference)
    : { kind: "unclear" };
}

/**
 * Ignores deleted charges. Of two that a race made, returns the paid one, else the first by id, so that every reading
 * gives the same.
 */
export async function findByReference(
  get: AsaasCalls["get"],
  reference: string,
): Promise<Found> {
  const answer = await get(
    `/payments?externalReference=${encodeURIComponent(reference)}&limit=100`,
    listOf(paymentSchema),
  );
  if (answer.kind !== "ok") return { kind: "unclear" };
  const ours = answer.value.data
    .filter((one) => one.externalReference === reference && !one.deleted)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const payment =
    ours.find((one) => isPaid(statusOf(one))) ??
    ours.find((one) => statusOf(one) === "PROCESSING") ??
    ours[0];
  return payment ? { kind: "found", payment } : { kind: "absent" };
}

/** The path of a charge at Asaas. */
export function paymentPath(id: string): string {
  return `/payments/${encodeURIComponent(id)}`;
}
