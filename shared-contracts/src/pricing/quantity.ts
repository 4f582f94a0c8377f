/**
 * How a quantity is shown (decision 18): 1000 g or ml and more as kg or L; a whole number as it is, any other with three decimals and a comma.
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
import { decimalText, roundHalfUp } from "./money.ts";
import { baseUnit, conversionFactor } from "./units.ts";

const WHOLE = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 0 });
const THREE_DECIMALS = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 3,
});

const THOUSAND = exact(1000);

const isSmall = (unit: string) => unit === "g" || unit === "ml";

/** A quantity in its own unit: "180 un", "0,375 L", "400 g"; 14400 with g is "14,400 kg". */
export function formatQuantity(quantity: Exact | number, unit: string): string {
  const value = typeof quantity === "number" ? exact(quantity) : quantity;
  return isSmall(unit) && compare(value, THOUSAND) >= 0
    ? `${formatCount(multiply(value, conversionFactor(unit)))} ${baseUnit(unit)}`
    : `${formatCount(value)} ${unitLabel(unit)}`;
}

/** A row's total in base units, as the `…Quantity` rules give it: 14.4 of a row in g is "14,400 kg", 0.5 of one in ml "500 ml", 300 of one in cent "300 un", 20 packs "20 emb.". */
export function formatTotalQuantity(total: Exact, rowUnit: string): string {
  if (isSmall(rowUnit)) {
    return formatQuantity(multiply(total, THOUSAND), rowUnit);
  }
  const isBase = compare(conversionFactor(rowUnit), ONE) === 0;
  return formatQuantity(total, isBase ? rowUnit : baseUnit(rowUnit));
}

/** A quantity without a unit: "180", "14,400", "1.500". */
export function formatCount(value: Exact): string {
  const text = toText(value);
  return text.includes(".")
    ? THREE_DECIMALS.format(decimalText(roundHalfUp(value, 3), 3))
    : WHOLE.format(text as `${number}`);
}
