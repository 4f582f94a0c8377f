import fc from "fast-check";
import type { Budget } from "shared-contracts/parts/budget";
import { baseUnit, priceBudget } from "shared-contracts/platform/rules";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { bookItem } from "../scenarios/fixtures/book-item.ts";
import {
  itemKeys,
  pricesIn,
  raisedPrice,
  reprice,
  withPricesBefore,
} from "./reprice.ts";
import { figuresOf, sumInWords } from "./repriced-figures.ts";

const percent = (value: number) => ({
  numerator: { units: 100 + value, scale: 2 },
  denominator: { units: 1, scale: 0 },
});

/** The same budget, edited by hand: every priced row of this name and unit, wherever `dados` has it. */
function edited(budget: Budget, name: string, unit: string, price: number) {
  const copy = JSON.parse(JSON.stringify(budget)) as Budget;
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const row = value as { name?: string; unit?: string; unitPrice?: number };
    if (
      row.unitPrice &&
      row.name === name &&
      row.unit !== undefined &&
      baseUnit(row.unit) === unit
    )
      row.unitPrice = price;
    Object.values(value).forEach(visit);
  };
  visit(copy);
  return copy;
}

test("the new totals are the pricing of the edited budget, and the way back is exact [reprice-is-an-edit]", () => {
  fc.assert(
    fc.property(
      arbitraryBudget,
      fc.constantFrom("a", "b"),
      fc.constantFrom("kg", "L", "un"),
      fc.nat(1e6).map((cents) => (cents + 1) / 100),
      (budget, name, unit, price) => {
        const item = bookItem({ name: name.toUpperCase(), unit });
        const keys = new Map(itemKeys(item).map((key) => [key, () => price]));
        const { today, next, changed, before } = figuresOf(budget, keys);
        expect(today).toEqual(priceBudget(budget));
        expect(next).toEqual(priceBudget(edited(budget, name, unit, price)));
        expect(withPricesBefore(changed, before)).toEqual(budget);
        const others = pricesIn(budget, keys).filter((now) => now !== price);
        expect(before).toHaveLength(others.length);
      },
    ),
  );
});

test("every name that counts as the item gets the price, free rows and other units none", () => {
  const [drink] = SAMPLE_100.drinks;
  const drinks = [
    { ...drink!, name: "Água", unit: "ml" as const, unitPrice: 2 },
    { ...drink!, name: "AGUA  MINERAL", unit: "L" as const, unitPrice: 3 },
    { ...drink!, name: "agua", unit: "un" as const, unitPrice: 4 },
    { ...drink!, name: "agua", unit: "L" as const, unitPrice: 0 },
  ];
  const item = bookItem({
    name: "Agua",
    unit: "L",
    joined: ["Água mineral"],
  });
  const keys = new Map(itemKeys(item).map((key) => [key, () => 5]));
  const { budget } = reprice({ ...SAMPLE_100, drinks }, keys);
  expect(budget.drinks.map(({ unitPrice }) => unitPrice)).toEqual([5, 5, 4, 0]);
  expect(budget.foods).toEqual(SAMPLE_100.foods);
});

test.each([
  [83, 8, 0.1, 89.6],
  [83, 8, 0.01, 89.64],
  [24.5, 8, 0.1, 26.5],
  [10, 2.5, 0.5, 10.5],
  [10, -50, 1, 5],
  [10, 200, 0.05, 30],
  [0.4, 8, 1, 0.43],
  [0.001, 8, 1, 0.001],
])("%d raised by %d % in steps of %d is %d", (price, by, step, raised) => {
  const factor = {
    ...percent(0),
    numerator: { units: 1000 + by * 10, scale: 3 },
  };
  expect(raisedPrice(price, factor, step)).toBe(raised);
});

test("the sum is that of the differences as they are shown", () => {
  const keys = new Map(
    itemKeys(bookItem({ name: "Cerveja (lata 350 ml)", unit: "L" })).map(
      (key) => [key, (price: number) => price + 1.5] as const,
    ),
  );
  const figures = figuresOf(SAMPLE_100, keys);
  expect(figures.before).toEqual([[expect.any(Number), 12]]);
  expect(sumInWords([figures, figures])).toMatch(/^\+R\$\s/);
  expect(sumInWords([])).toBe("igual");
});
