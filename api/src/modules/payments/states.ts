import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";

/** Statuses in which money may still come by the way that was chosen; there is one such payment for each plan and method of an account. */
export const OPEN = ["PENDING", "PROCESSING", "UNKNOWN"] as const;

export function isOpen(status: PaymentStatus): boolean {
  return (OPEN as readonly PaymentStatus[]).includes(status);
}

/** A poll has nothing to look for: only a refund can follow, which a webhook tells and the daily reading finds. */
export function isSettled(status: PaymentStatus): boolean {
  return isPaid(status) || status === "REFUNDED";
}

/** Statuses in which nobody has paid and a gateway still takes the money: an old PIX code and an overdue boleto too. */
export const PAYABLE = ["PENDING", "OVERDUE"] as const;

export function isPayable(status: PaymentStatus): boolean {
  return (PAYABLE as readonly PaymentStatus[]).includes(status);
}

/**
 * What a payment becomes when the gateway is read. The gateway is right about money: paid is paid, even what we held for over, and a refund
 * is the end. All else moves only an open payment, so that readings may come late and in any order.
 * `sure`: the reading was made so long after a card was tried that "pending" means that it was not charged.
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
