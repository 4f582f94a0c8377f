import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import type { AsaasPayment } from "./asaas-schemas.ts";

/** Asaas's statuses. What is being given back or disputed counts as given back; a dispute that was won as paid and not yet in the account. */
const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  PENDING: "PENDING",
  AWAITING_RISK_ANALYSIS: "PROCESSING",
  AUTHORIZED: "PROCESSING",
  CONFIRMED: "CONFIRMED",
  RECEIVED: "RECEIVED",
  RECEIVED_IN_CASH: "RECEIVED",
  DUNNING_RECEIVED: "RECEIVED",
  OVERDUE: "OVERDUE",
  DUNNING_REQUESTED: "OVERDUE",
  REFUNDED: "REFUNDED",
  REFUND_REQUESTED: "REFUNDED",
  REFUND_IN_PROGRESS: "REFUNDED",
  CHARGEBACK_REQUESTED: "REFUNDED",
  CHARGEBACK_DISPUTE: "REFUNDED",
  AWAITING_CHARGEBACK_REVERSAL: "CONFIRMED",
};

/** Where a charge stands; UNKNOWN for a status that is not known here. A deleted charge keeps its status at Asaas but can no longer be paid. */
export function statusOf(
  payment: Pick<AsaasPayment, "status" | "deleted">,
): PaymentStatus {
  const status = Object.hasOwn(STATUSES, payment.status)
    ? (STATUSES[payment.status] ?? "UNKNOWN")
    : "UNKNOWN";
  const isOver = isPaid(status) || status === "REFUNDED";
  return payment.deleted && !isOver ? "FAILED" : status;
}
