import { LINE_PARTS } from "../parts/table.ts";
import { foods } from "../parts/foods.ts";
import { BLANK } from "../templates/blank.ts";
import type { Budget } from "../parts/budget.ts";
import { autorun } from "../platform/state.ts";
import { BudgetStore } from "./budget-store.ts";

const PRICED = { quantityPerPerson: 1, unitPrice: 2 };

/** An item that counts how often it is priced: pricing reads its price each time. */
function counted<T extends { unitPrice: number }>(
  item: T,
  onPriced: () => void,
) {
  const { unitPrice } = item;
  return Object.defineProperty(item, "unitPrice", {
    enumerable: true,
    get: () => {
      onPriced();
      return unitPrice;
    },
  });
}

function countedStore(groups: number, itemsEach: number, drinks: number) {
  let priced = 0;
  const count = () => (priced += 1);
  const ids = (length: number) =>
    Array.from({ length }, (_, index) => index + 1);
  const budget: Budget = {
    ...BLANK,
    eventData: { ...BLANK.eventData, guests: 10 },
    foods: ids(groups).map((id) => ({
      id,
      name: "",
      items: ids(itemsEach).map((itemId) =>
        counted({ ...foods.newRow(itemId), ...PRICED }, count),
      ),
    })),
    drinks: ids(drinks).map((id) =>
      counted(LINE_PARTS.drinks.newRow(id), count),
    ),
  };
  const store = new BudgetStore();
  store.load(budget);
  const totals: unknown[] = [];
  const stop = autorun(() => totals.push(store.totals.total));
  return {
    store,
    totals,
    stop,
    pricedBy(change: () => void) {
      priced = 0;
      change();
      return priced;
    },
  };
}

/** Copying the changed row reads its price once; any other read would be another row priced again. */
const OWN_READ = 1;

test("changing an item prices that item and no other", () => {
  const { store, totals, pricedBy, stop } = countedStore(20, 50, 0);
  const [item, next] = store.foods.groups[3]?.items ?? [];
  expect(pricedBy(() => item?.set("multiplyByTeam", true))).toBe(OWN_READ);
  expect(pricedBy(() => next?.set("quantityPerPerson", 5))).toBe(OWN_READ);
  expect(totals).toHaveLength(3);
  stop();
});

test("renaming an item changes no total", () => {
  const { store, totals, pricedBy, stop } = countedStore(2, 3, 0);
  const [item] = store.foods.groups[0]?.items ?? [];
  expect(pricedBy(() => item?.set("name", "Arroz"))).toBe(OWN_READ);
  expect(totals).toHaveLength(1);
  stop();
});

test("adding and removing rows prices no other row", () => {
  const { store, pricedBy, stop } = countedStore(2, 3, 500);
  expect(pricedBy(() => store.drinks.add())).toBe(0);
  expect(pricedBy(() => store.drinks.remove(250))).toBe(0);
  stop();
});

test("a change of the team prices only rows multiplied by it", () => {
  const { store, pricedBy, stop } = countedStore(10, 10, 0);
  store.foods.groups[0]?.items[0]?.set("multiplyByTeam", true);
  expect(pricedBy(() => store.team.rows[0]?.set("quantity", 70))).toBe(0);
  stop();
});
