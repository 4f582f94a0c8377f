import { type Exact, exact, multiply } from "shared-contracts/numbers/exact";
import type { Drink } from "shared-contracts/parts/drinks";
import { toBaseUnit } from "shared-contracts/platform/rules";

/** The price of one package of a drink, in reais: its size in base units × price per base unit; 0 without a size. */
export function packagePrice(
  drink: Pick<Drink, "packageSize" | "unit" | "unitPrice">,
): Exact {
  return multiply(
    toBaseUnit(drink.packageSize, drink.unit),
    exact(drink.unitPrice),
  );
}
