/**
 * What one guest gets of a step's rows, for the summaries: quantities per person added up in one base unit. Never part
 * of a cost.
 */
import { type Exact, sum } from "shared-contracts/numbers/exact";
import { baseUnit, toBaseUnit } from "shared-contracts/platform/rules";

/** The fields of a row that matter here; a row that does not multiply by guests is not served to them. */
export interface Serving {
  quantity: number | "";
  unit: string;
  multiplyByGuests?: boolean;
}

/**
 * The sum of the servings measured in `base`; those in another base unit are left out, since grams and pieces do not
 * add up.
 */
export function servedPerGuest(
  servings: readonly Serving[],
  base: "kg" | "L" | "un",
): Exact {
  return sum(
    servings
      .filter(
        ({ unit, multiplyByGuests }) =>
          multiplyByGuests !== false && baseUnit(unit) === base,
      )
      .map(({ quantity, unit }) => toBaseUnit(quantity, unit)),
  );
}
