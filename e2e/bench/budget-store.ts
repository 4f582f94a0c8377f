import assert from "node:assert/strict";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { Row } from "shared-contracts/budget-store/row";
import { BLANK } from "shared-contracts/catalog/templates/blank";
import type { Budget } from "shared-contracts/entities/budget";
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

type PricedRow = Pick<Row<{ id: number; unitPrice: number }>, "set">;

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
    (store) => store.foods.categories.flatMap(({ items }) => items),
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
