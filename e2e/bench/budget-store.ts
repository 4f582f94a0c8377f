import assert from "node:assert/strict";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { BLANK } from "shared-contracts/templates/blank";
import type { Budget } from "shared-contracts/parts/budget";
import { toText } from "shared-contracts/numbers/exact";
import { autorun } from "shared-contracts/platform/state";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { medians } from "./measure.ts";
import { ms, ratio, type Bench, type BenchResult } from "./result.ts";
import { sampleDrink, sampleFood } from "./sample-items.ts";

const GROUPS = 100;
const ITEMS_EACH = 100;
const FLAT_ITEMS = 2_000;
const GUESTS = [180, 181] as const;

interface PricedRow {
  set(field: "unitPrice", value: number): void;
}

/** What a key press costs while the totals are on screen: one item changed, against everything priced again. */
export const benchBudgetStore: Bench = () => [
  ...measure(
    `change 1 of ${GROUPS * ITEMS_EACH} items in ${GROUPS} groups`,
    {
      foods: Array.from({ length: GROUPS }, (_, group) => ({
        id: group + 1,
        name: `Categoria ${group + 1}`,
        items: Array.from({ length: ITEMS_EACH }, (_, item) => ({
          ...sampleFood(group * ITEMS_EACH + item),
          id: item + 1,
        })),
      })),
    },
    (store) => store.foods.groups.flatMap(({ items }) => items),
    1 / 100,
  ),
  ...measure(
    `change 1 of ${FLAT_ITEMS} items in one list`,
    {
      drinks: Array.from({ length: FLAT_ITEMS }, (_, index) => ({
        ...sampleDrink(index),
        multiplyByGuests: true,
      })),
    },
    (store) => store.drinks.rows,
    1 / 5,
  ),
];

function measure(
  name: string,
  parts: Partial<Budget>,
  rowsOf: (store: BudgetStore) => readonly PricedRow[],
  limit: number,
): BenchResult[] {
  const [fewer, more] = GUESTS;
  const store = new BudgetStore();
  const eventData = { ...BLANK.eventData, guests: fewer };
  store.load({ ...BLANK, ...parts, eventData });
  let shown = store.totals.total;
  let redraws = 0;
  const stop = autorun(() => {
    shown = store.totals.total;
    redraws += 1;
  });

  const rows = rowsOf(store);
  let changes = 0;
  const changeOne = () => {
    changes += 1;
    // Each time another row and another price, or nothing would change.
    rows[(changes * 31) % rows.length]!.set("unitPrice", (changes % 97) / 100);
  };
  const changeGuests = () => {
    changes += 1;
    store.event.setGuests(changes % 2 ? more : fewer);
  };
  const budget = store.toBudget();
  const times = medians(
    {
      one: { run: changeOne, repeat: 100 },
      // Two, so that each round leaves the guests as they were and none is without a change.
      all: { run: changeGuests, repeat: 2 },
      fresh: { run: () => void priceBudget(budget), repeat: 1 },
    },
    30,
  );
  assert.ok(redraws > changes, "a change did not reach the totals");
  const expected = priceBudget(store.toBudget()).total;
  assert.equal(toText(shown), toText(expected));
  stop();
  return [
    {
      name: `${name} vs all by guests`,
      measured: ms(times.one),
      peer: ms(times.all),
      compared: ratio(times.one, times.all, limit),
    },
    {
      name: `${name} vs priceBudget`,
      measured: ms(times.one),
      peer: ms(times.fresh),
      compared: ratio(times.one, times.fresh),
    },
  ];
}
