import fc from "fast-check";
import { BLANK } from "../templates/blank.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { generalExpenses } from "../parts/general-expenses.ts";
import type { Budget } from "../parts/budget.ts";
import { compare, exact, multiply, toText } from "../numbers/exact.ts";
import { arbitraryBudget } from "./arbitrary-budget.test-data.ts";
import { drinks } from "../parts/drinks.ts";
import { lineCost } from "./line-cost.ts";
import { toCents, toDecimalText } from "../numbers/rounding.ts";
import { budgetHeadcount, partCosts } from "./part-costs.ts";
import { priceBudget } from "./price-budget.ts";
import { sizeTeam } from "./team-sizing.ts";

function shown(budget: Budget): Record<string, string> {
  return Object.fromEntries(
    Object.entries(priceBudget(budget)).map(([name, amount]) => [
      name,
      toDecimalText(amount),
    ]),
  );
}

test("the sample template", () => {
  expect(shown(SAMPLE_100)).toEqual({
    team: "3600.00",
    foods: "2195.00",
    drinks: "2988.00",
    garnishes: "1980.00",
    confectionery: "1554.00",
    thematicTables: "1184.00",
    generalExpenses: "2322.00",
    fixedCosts: "2037.00",
    subtotal: "17860.00",
    profitMargin: "5358.00",
    contingency: "893.00",
    annualAdjustment: "893.00",
    total: "25004.00",
    perPerson: "250.04",
  });
});

test("the sample template for 150 guests, team resized [template-totals]", () => {
  const quantities = new Map(
    sizeTeam(SAMPLE_100.team, 150, 20).map(({ id, to }) => [id, to]),
  );
  const budget = {
    ...SAMPLE_100,
    eventData: { ...SAMPLE_100.eventData, guests: 150 },
    team: SAMPLE_100.team.map((row) => ({
      ...row,
      quantity: quantities.get(row.id) ?? row.quantity,
    })),
  };
  expect(shown(budget)).toEqual(
    expect.objectContaining({
      team: "4830.00",
      foods: "3202.50",
      drinks: "4423.90",
      garnishes: "2970.00",
      confectionery: "2331.00",
      thematicTables: "1776.00",
      generalExpenses: "3207.50",
      subtotal: "24777.90",
      total: "34689.06",
      perPerson: "231.26",
    }),
  );
});

test("the blank template costs nothing [template-totals]", () => {
  expect(new Set(Object.values(shown(BLANK)))).toEqual(new Set(["0.00"]));
});

test("stored totals are never read [stored-totals-are-not-trusted]", () => {
  fc.assert(
    fc.property(fc.double(), (total) => {
      const drinks = SAMPLE_100.drinks.map((row) => ({ ...row, total }));
      expect(shown({ ...SAMPLE_100, drinks })).toEqual(shown(SAMPLE_100));
    }),
  );
});

test("thousands of prices of a ten-millionth add up exactly [exact-decimals]", () => {
  const item = { ...generalExpenses.newRow(1), quantity: 1, unitPrice: 1e-7 };
  const budget = {
    ...BLANK,
    eventData: { ...BLANK.eventData, guests: 1 },
    generalExpenses: [{ id: 1, name: "", items: Array(10_000).fill(item) }],
  };
  expect(toText(priceBudget(budget).subtotal)).toBe("0.001");
});

test("the order of rows and groups never matters", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const reversed = {
        ...budget,
        team: budget.team.toReversed(),
        foods: budget.foods.toReversed().map((category) => ({
          ...category,
          items: category.items.toReversed(),
        })),
        drinks: budget.drinks.toReversed(),
        garnishes: budget.garnishes.toReversed(),
        confectionery: budget.confectionery.toReversed(),
        thematicTables: budget.thematicTables.toReversed(),
        generalExpenses: budget.generalExpenses.toReversed(),
      };
      const total = toText(priceBudget(budget).total);
      expect(toText(priceBudget(reversed).total)).toBe(total);
    }),
  );
});

test("twice the quantity is twice the line", () => {
  // Only decimals as typed: twice the 17 digits of any double need not be the digits of its double.
  const quantities = fc.nat(1e9).map((digits) => digits / 1000);
  fc.assert(
    fc.property(arbitraryBudget, quantities, (budget, quantity) => {
      const h = budgetHeadcount(budget);
      for (const drink of budget.drinks) {
        const cost = (consumptionPerPerson: number) =>
          lineCost(drinks.line({ ...drink, consumptionPerPerson }), h);
        const twice = multiply(cost(quantity), exact(2));
        expect(compare(cost(quantity * 2), twice)).toBe(0);
      }
    }),
  );
});

test("the shown parts add up to the shown subtotal within half a cent each [shown-parts-are-not-adjusted]", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const parts = Object.values(partCosts(budget)).map(toCents);
      const added = parts.reduce((total, cents) => total + cents, 0n);
      const gap = added - toCents(priceBudget(budget).subtotal);
      // 0.005 × (parts + 1) is half a cent for each part and half for the subtotal itself.
      expect(Math.abs(Number(2n * gap))).toBeLessThanOrEqual(parts.length + 1);
    }),
  );
});
