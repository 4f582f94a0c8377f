import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import type { AsaasPayment } from "./asaas-schemas.ts";

/**
 * Asaas's statuses. A refund or dispute in progress counts as refunded; a won dispute as paid, but not yet received.
 */
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

/**
 * The status of a charge; UNKNOWN for an unknown one. A deleted charge keeps its status at Asaas but can no longer be
 * paid.
 */
export function statusOf(
  payment: Pick<AsaasPayment, "status" | "deleted">,
): PaymentStatus {
  const status = Object.hasOwn(STATUSES, payment.status)
    ? (STATUSES[payment.status] ?? "UNKNOWN")
    : "UNKNOWN";
  const isOver = isPaid(status) || status === "REFUNDED";
  return payment.deleted && !isOver ? "FAILED" : status;
}
