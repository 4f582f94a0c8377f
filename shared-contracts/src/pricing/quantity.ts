/**
 * How a quantity is shown: 1000 g or ml and more as kg or L. A quantity in its own unit is whole or has three decimals;
 * people, hours, and kg and L that come from g and ml have no zeros at the end, which would read as thousands.
 */
import { unitLabel } from "../catalog/units.ts";
import {
  compare,
  type Exact,
  exact,
  multiply,
  ONE,
  toText,
} from "../numbers/exact.ts";
import { decimalText, roundHalfUp } from "../numbers/rounding.ts";
import { baseUnit, conversionFactor } from "./units.ts";

const COUNT = new Intl.NumberFormat("pt-BR");
const THREE_DECIMALS = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 3,
});

const THOUSAND = exact(1000);

const isSmall = (unit: string) => unit === "g" || unit === "ml";

/** A quantity in its own unit: "180 un", "0,375 L", "400 g"; 14400 with g is "14,4 kg". */
export function formatQuantity(quantity: Exact | number, unit: string): string {
  return quantityText(quantity, unit, formatThousandths);
}

/**
 * A row's total in base units, as the `…Quantity` rules give it: 14.4 of a row in g is "14,4 kg", 0.5 of one in ml "500
 * ml", 300 of one in cent "300 un", 20 packs "20 emb.".
 */
export function formatTotalQuantity(total: Exact, rowUnit: string): string {
  return totalText(total, rowUnit, formatThousandths);
}

/** The same as people write it, for papers and averages: 3.3 pieces are "3,3 un", 0.4 of a row in L "0,4 L". */
export function formatWrittenQuantity(total: Exact, rowUnit: string): string {
  return totalText(total, rowUnit, formatCount);
}

/** A row's total in base units, always in these: 0.5 of a row in g is "0,5 kg". */
export function formatBaseQuantity(total: Exact, rowUnit: string): string {
  const format = isSmall(rowUnit) ? formatCount : formatThousandths;
  return `${format(total)} ${unitLabel(baseUnit(rowUnit))}`;
}

/** A quantity without a unit, such as people or hours: "180", "14,4", "1.500". */
export function formatCount(value: Exact): string {
  return COUNT.format(decimalText(roundHalfUp(value, 3), 3));
}

/** "180" and "1.500" as they are, any other with three decimals: "0,400". */
function formatThousandths(value: Exact): string {
  return toText(value).includes(".")
    ? THREE_DECIMALS.format(decimalText(roundHalfUp(value, 3), 3))
    : formatCount(value);
}

function quantityText(
  quantity: Exact | number,
  unit: string,
  format: (value: Exact) => string,
): string {
  const value = typeof quantity === "number" ? exact(quantity) : quantity;
  return isSmall(unit) && compare(value, THOUSAND) >= 0
    ? `${formatCount(multiply(value, conversionFactor(unit)))} ${baseUnit(unit)}`
    : `${format(value)} ${unitLabel(unit)}`;
}

function totalText(
  total: Exact,
  rowUnit: string,
  format: (value: Exact) => string,
): string {
  if (isSmall(rowUnit))
    return quantityText(multiply(total, THOUSAND), rowUnit, format);
  const isBase = compare(conversionFactor(rowUnit), ONE) === 0;
  return quantityText(total, isBase ? rowUnit : baseUnit(rowUnit), format);
}
