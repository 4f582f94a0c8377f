import { readBudget } from "../budget-file/read-budget.ts";
import { PLAN_PLACE } from "../entities/actual.ts";
import { subtract, toText } from "../numbers/exact.ts";
import { toReais } from "../numbers/rounding.ts";
import { actualCosts, actualProfit } from "../pricing/actual-costs.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { BudgetStore } from "./budget-store.ts";

const [DRINK, OTHER] = SAMPLE_100.drinks;
const PLACE = `drinks/${DRINK!.id}`;
const PLANNED = toText(priceBudget(SAMPLE_100).subtotal);

const drinksOf = (store: BudgetStore) =>
  actualCosts(store.toBudget()).parts.find(({ key }) => key === "drinks")!;

test("the plan is that of the first sum, until the new one is taken [plan-is-kept]", () => {
  const store = new BudgetStore();
  store.actual.set("team", "note", "Faltou um");
  expect(store.toBudget().actual).not.toHaveProperty(PLAN_PLACE);
  store.actual.set(PLACE, "paid", 61);
  store.drinks.rows[1]!.set("unitPrice", 600);
  const saved = readBudget(JSON.parse(JSON.stringify(store.toBudget())));
  const budget = saved.ok ? saved.budget : SAMPLE_100;
  expect(budget.actual).toEqual(store.toBudget().actual);
  const costs = actualCosts(budget);
  expect([toText(costs.planned), costs.isReplanned]).toEqual([PLANNED, true]);
  expect(toText(subtract(costs.planned, costs.actual))).toBe(
    toText(
      subtract(drinksOf(store).lines[0]!.planned, { units: 61, scale: 0 }),
    ),
  );

  store.actual.replan();
  const after = actualCosts(store.toBudget());
  expect(after.isReplanned).toBe(false);
  expect(toText(after.planned)).toBe(toText(store.totals.subtotal));
  store.history.undo();
  expect(store.toBudget().actual).toEqual(budget.actual);
});

test("a first sum and its plan are one undo step, and go together [plan-is-kept]", () => {
  const store = new BudgetStore();
  for (const paid of [6, 61, 61.5]) store.actual.set(PLACE, "paid", paid);
  expect(store.toBudget().actual).toHaveProperty(PLAN_PLACE);
  store.history.undo();
  expect(store.toBudget()).not.toHaveProperty("actual");
  store.history.redo();
  expect(store.toBudget().actual).toMatchObject({ [PLACE]: { paid: 61.5 } });
  expect(actualCosts(store.toBudget()).isReplanned).toBe(false);
  store.actual.set(PLACE, "paid", undefined);
  expect(store.toBudget()).not.toHaveProperty("actual");
});

test("a deleted row leaves the plan of its part, and no new row has its plan [plan-is-kept]", () => {
  const store = new BudgetStore();
  store.actual.set(`drinks/${OTHER!.id}`, "paid", 5);
  const last = store.drinks.rows.at(-1)!;
  const { planned } = drinksOf(store);
  const before = store.toBudget().actual;
  store.drinks.remove(last.id);
  expect(toText(drinksOf(store).planned)).toBe(toText(planned));
  store.history.undo();
  expect(store.toBudget().actual).toEqual(before);
  store.drinks.remove(last.id);
  store.history.finishDeletion();
  store.drinks.add({ unitPrice: 3 });
  expect(drinksOf(store).lines.at(-1)).toMatchObject({
    place: `drinks/${last.id}`,
    planned: { units: 0 },
  });
});

test("a real profit is the planned one and what was left over [real-profit]", () => {
  const store = new BudgetStore();
  const { profitMargin } = store.totals;
  store.actual.set("team", "paid", 0);
  const budget = store.toBudget();
  const profit = actualProfit(actualCosts(budget), budget);
  expect(toText(profit.planned)).toBe(toText(profitMargin));
  expect(toReais(subtract(profit.actual, profit.planned))).toBe(
    toReais(store.parts.team),
  );
});
