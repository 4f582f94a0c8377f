import assert from "node:assert/strict";
import { UNITS } from "shared-contracts/catalog/units";
import type { Drink } from "shared-contracts/parts/drinks";
import { exact, toText } from "shared-contracts/numbers/exact";
import { LINE_PARTS } from "shared-contracts/parts/table";
import { rowsCost } from "shared-contracts/pricing/line-cost";
import { headcount } from "shared-contracts/pricing/people-count";
import { medians } from "./measure.ts";
import { ms, ratio, type Bench } from "./result.ts";
import { digitsOf, sampleDrink } from "./sample-items.ts";

const ITEMS = 10_000;
const GUESTS = 180;
const TEAM = 23;
const LIMIT = 100;

const FLOAT_FACTORS = new Map<string, number>(
  UNITS.map(({ id, conversionFactor }) => [id, Number(conversionFactor)]),
);

const drinks = Array.from({ length: ITEMS }, (_, index) => sampleDrink(index));
const pricedExactly = () =>
  rowsCost(drinks, LINE_PARTS.drinks.line, headcount(GUESTS, exact(TEAM)));

/** What exactness costs: a list priced by the product, against the same loop in plain floating point. */
export const benchPricing: Bench = () => {
  assert.equal(toText(pricedExactly()), wholeNumberCost());
  let sink = 0;
  const times = medians(
    {
      exact: {
        run: () => void (sink += pricedExactly().scale),
        repeat: 5,
      },
      floats: { run: () => void (sink += floatCost(drinks)), repeat: 50 },
    },
    60,
  );
  assert.ok(sink > 0);
  return [
    {
      name: `price ${ITEMS} items, exact (checked) vs floats`,
      measured: ms(times.exact),
      peer: ms(times.floats),
      compared: ratio(times.exact, times.floats, LIMIT),
    },
  ];
};

function floatCost(items: readonly Drink[]): number {
  let total = 0;
  for (const item of items) {
    const factor = FLOAT_FACTORS.get(item.unit) ?? 1;
    total += item.consumptionPerPerson * factor * people(item) * item.unitPrice;
  }
  return total;
}

/**
 * The same bill from the whole numbers the list was made of: thousandths × thousandths of a base unit × people × cents.
 */
function wholeNumberCost(): string {
  let units = 0n;
  for (const [index, drink] of drinks.entries()) {
    const { thousandths, cents } = digitsOf(index);
    const factor = Math.round(FLOAT_FACTORS.get(drink.unit)! * 1000);
    units += [thousandths, factor, people(drink), cents]
      .map(BigInt)
      .reduce((product, part) => product * part);
  }
  const digits = String(units).padStart(9, "0");
  const fraction = digits.slice(-8).replace(/0+$/, "");
  return digits.slice(0, -8) + (fraction && `.${fraction}`);
}

function people(item: Drink): number {
  if (item.multiplyByGuests) return GUESTS + (item.multiplyByTeam ? TEAM : 0);
  return item.multiplyByTeam ? TEAM : 1;
}
