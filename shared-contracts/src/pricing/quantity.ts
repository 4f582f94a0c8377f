import { unitLabel } from "../catalog/units.ts";
import { formatCount, formatThousandths } from "../formats/count.ts";
import { compare, type Exact, exact, multiply, ONE } from "../numbers/exact.ts";
import { baseUnit, conversionFactor } from "./units.ts";

const THOUSAND = exact(1000);

const isSmall = (unit: string) => unit === "g" || unit === "ml";

/**
 * A row's total in base units, as `lineQuantity` gives it: 14.4 of a row in g is "14,4 kg", 0.5 of one in ml "500 ml",
 * 300 of one in cent "300 un", 20 packs "20 emb.". It is whole or has three decimals; kg and L that come from g and ml
 * have no zeros at the end, which would read as thousands. With `formatCount` it is as people write it: "0,4 L".
 * [step-quantities]
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
