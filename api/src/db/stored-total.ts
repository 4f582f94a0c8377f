import { readBudget } from "shared-contracts/budget-file/read-budget";
import { toCents } from "shared-contracts/numbers/rounding";
import { priceBudget } from "shared-contracts/pricing/price-budget";

/**
 * The total in cents of a stored budget (JSON text), by the rules that open it; null when it cannot be read or
 * computed.
 */
export function storedTotal(dados: string): number | null {
  const read = readBudget(dados);
  if (!read.ok) return null;
  const cents = Number(toCents(priceBudget(read.budget).total));
  return Number.isSafeInteger(cents) ? cents : null;
}
