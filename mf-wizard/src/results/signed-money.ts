import {
  compare,
  type Exact,
  isZero,
  ZERO,
} from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/pricing/money";

/** A difference in reais with its sign: "+R$ 3.765,44", "−R$ 1.004,00", "igual". */
export function signedMoney(difference: Exact): string {
  if (isZero(difference)) return "igual";
  const sign = compare(difference, ZERO) > 0 ? "+" : "";
  return `${sign}${formatMoney(difference)}`;
}
