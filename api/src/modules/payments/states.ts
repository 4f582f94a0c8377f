import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";

/**
 * Statuses in which money may still come by the chosen method. An account has at most one such payment for each plan
 * and method.
 */
export const OPEN = ["PENDING", "PROCESSING", "UNKNOWN"] as const;

/** Whether money may still come by the chosen method. */
export function isOpen(status: PaymentStatus): boolean {
  return (OPEN as readonly PaymentStatus[]).includes(status);
}

/** Whether a poll need not read the gateway: only a refund can follow, which a webhook or the daily reading finds. */
export function isSettled(status: PaymentStatus): boolean {
  return isPaid(status) || status === "REFUNDED";
}

/** Unpaid statuses in which a gateway still accepts money, also for an old PIX code and an overdue boleto. */
export const PAYABLE = ["PENDING", "OVERDUE"] as const;

/** Whether a gateway still accepts money for an unpaid charge. */
export function isPayable(status: PaymentStatus): boolean {
  return (PAYABLE as readonly PaymentStatus[]).includes(status);
}

/**
 * The status of a payment after a reading. The gateway decides about money: paid is paid, even after the payment was
 * closed here, and a refund is final. Any other reading changes only an open payment, so that readings may arrive late
 * and in any order. `sure`: the reading was made so long after a card was tried that "pending" means that the card was
 * not charged.
 */
export function afterReading(
  current: PaymentStatus,
  read: PaymentStatus,
  sure: boolean,
): PaymentStatus {
  if (current === "REFUNDED" || read === "UNKNOWN") return current;
  if (read === "REFUNDED") return read;
  if (isPaid(read)) return current === "RECEIVED" ? current : read;
  if (!isOpen(current)) return current;
  if (read === "PENDING") return sure ? read : current;
  return read;
}
