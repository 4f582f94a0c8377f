import { type Exact, exact, multiply } from "shared-contracts/numbers/exact";
import { toBaseUnit } from "shared-contracts/platform/rules";

/** The price of one whole `unit` of a row priced per base unit: a hundred (cent), a gallon (gal) or a dozen. */
export function priceOfOne(unit: string, unitPrice: number): Exact {
  return multiply(exact(unitPrice), toBaseUnit(1, unit));
}
