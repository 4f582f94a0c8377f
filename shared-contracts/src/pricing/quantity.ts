import { unitLabel } from "../catalog/units.ts";
import { formatCount, formatThousandths } from "../formats/count.ts";
import { compare, type Exact, exact, multiply, ONE } from "../numbers/exact.ts";
import { baseUnit, conversionFactor } from "./units.ts";

const THOUSAND = exact(1000);

const isSmall = (unit: string) => unit === "g" || unit === "ml";

/**
 * The total quantity of a row as a text: 14.4 of a row in g is "14,4 kg", 0.5 of a row in ml "500 ml", 300 of a row in
 * cent "300 un", 20 packs "20 emb.". Whole or with three decimals; kg and L of a row in g or ml have no trailing zeros,
 * which would read as thousands. [step-quantities]
 *
 * @param total In base units, such as `lineQuantity` returns.
 * @param format Formats the number; with `formatCount` there are no trailing zeros: "0,4 L".
 */
export function formatTotalQuantity(
  total: Exact,
  rowUnit: string,
  format: (value: Exact) => string = formatThousandths,
): string {
  if (isSmall(rowUnit)) {
    const small = multiply(total, THOUSAND);
    return compare(small, THOUSAND) >= 0
      ? `${formatCount(total)} ${baseUnit(rowUnit)}`
      : `${format(small)} ${unitLabel(rowUnit)}`;
  }
  const isBase = compare(conversionFactor(rowUnit), ONE) === 0;
  return `${format(total)} ${unitLabel(isBase ? rowUnit : baseUnit(rowUnit))}`;
}
