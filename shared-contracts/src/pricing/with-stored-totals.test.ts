import fc from "fast-check";
import { BLANK } from "../templates/blank.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import type { Budget } from "../parts/budget.ts";
import { budgetSchema } from "../parts/budget-schema.test-data.ts";
import { arbitraryBudget } from "./arbitrary-budget.test-data.ts";
import { withStoredTotals } from "./with-stored-totals.ts";

test("the templates already hold the totals that are stored", () => {
  expect(withStoredTotals(SAMPLE_100)).toEqual(SAMPLE_100);
  expect(withStoredTotals(BLANK)).toEqual(BLANK);
});

test("wrong totals are replaced, and the given budget is left as it is", () => {
  const stale = structuredClone(SAMPLE_100);
  for (const drink of stale.drinks) {
    drink.total = -1;
    drink.packagesNeeded = 99;
  }
  for (const group of stale.generalExpenses) group.total = 7;
  const before = structuredClone(stale);
  expect(withStoredTotals(stale)).toEqual(SAMPLE_100);
  expect(stale).toEqual(before);
});

test("whatever is stored is still a budget, unknown keys included", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const stored = withStoredTotals({ ...budget, note: "da casa" });
      expect(budgetSchema.parse(stored)).toEqual(stored);
      expect(stored["note"]).toBe("da casa");
    }),
  );
});

test("totals follow the rows and the heads, from one time to the next", () => {
  const [drink] = SAMPLE_100.drinks;
  const totalOf = (budget: Budget) =>
    withStoredTotals(budget).drinks[0]!.total!;
  const before = totalOf(SAMPLE_100);
  const doubled = { ...drink!, unitPrice: drink!.unitPrice * 2 };
  expect(totalOf({ ...SAMPLE_100, drinks: [doubled] })).toBeCloseTo(2 * before);
  const eventData = { ...SAMPLE_100.eventData, guests: 200 };
  expect(totalOf({ ...SAMPLE_100, eventData })).not.toBe(before);
  expect(totalOf(SAMPLE_100)).toBe(before);
});

test("totals follow the team where it eats too", () => {
  const drink = { ...SAMPLE_100.drinks[0]!, multiplyByTeam: true };
  const totalFor = (quantity: number) => {
    const team = [{ ...SAMPLE_100.team[0]!, quantity }];
    const budget = { ...SAMPLE_100, team, drinks: [drink] };
    return withStoredTotals(budget).drinks[0]!.total!;
  };
  expect(totalFor(100) / totalFor(0)).toBeCloseTo(2);
});

test("of a drink the packages are stored too, 0 without the size of one", () => {
  const drink = {
    ...SAMPLE_100.drinks[0]!,
    unit: "ml",
    consumptionPerPerson: 1050,
    packagesNeeded: 7,
  };
  const packagesOf = (packageSize: number) =>
    withStoredTotals({ ...SAMPLE_100, drinks: [{ ...drink, packageSize }] })
      .drinks[0]!.packagesNeeded;
  expect(packagesOf(350)).toBe(300);
  expect(packagesOf(0)).toBe(0);
});
