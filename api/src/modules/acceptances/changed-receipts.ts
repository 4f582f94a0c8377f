import type { Receipt } from "shared-contracts/entities/sending";
import { exact } from "shared-contracts/numbers/exact";
import { toCents } from "shared-contracts/numbers/rounding";
import { withDifference } from "shared-contracts/proposal/payment-plan";

/**
 * Instalments whose total, in reais, became another: received ones stay, the last open one takes the difference, and
 * what is more than it holds, the ones before it. What was received beyond a lower total stays too. [payments-add-up]
 */
export function changedReceipts(
  receipts: readonly Receipt[],
  total: number,
  today: string,
): Receipt[] {
  const sum = receipts.reduce(
    (all, { amount }) => all + toCents(exact(amount)),
    0n,
  );
  const difference = toCents(exact(total)) - sum;
  const received = receipts.filter(({ receivedOn }) => receivedOn !== null);
  if (difference === 0n) return [...receipts];
  const open = withDifference(receipts, difference, today) ?? [];
  return [...received, ...open].sort((one, other) =>
    one.dueDate.localeCompare(other.dueDate),
  );
}
