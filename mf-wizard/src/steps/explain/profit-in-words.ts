import { formatPercent, percentOf } from "shared-contracts/formats/money";
import type { Exact } from "shared-contracts/numbers/exact";
import type { Amount } from "shared-contracts/numbers/rounding";

/**
 * What a profit margin, a fraction of the cost, is of the price: "30% sobre o custo = 21,4% do preço".
 * [profit-in-words]
 */
export function profitInWords(
  margin: Amount | number,
  { profitMargin, total }: { profitMargin: Exact; total: Exact },
): string {
  const ofPrice = formatPercent(percentOf(profitMargin, total), 1);
  return `${short(formatPercent(margin, 2))} sobre o custo = ${short(ofPrice)} do preço`;
}

/** Without zeros at the end: "27,50%" is "27,5%". */
const short = (percent: string): string => percent.replace(/,?0+%$/, "%");
