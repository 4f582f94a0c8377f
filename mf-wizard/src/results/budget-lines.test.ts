import fc from "fast-check";
import { compare, sum } from "shared-contracts/numbers/exact";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { budgetLines } from "./budget-lines.ts";
import type { LinePart } from "shared-contracts/parts/table";
import { lineCost } from "shared-contracts/pricing/line-cost";
import {
  budgetHeadcount,
  partCosts,
} from "shared-contracts/pricing/part-costs";

const PARTS: readonly LinePart[] = [
  "foods",
  "drinks",
  "garnishes",
  "confectionery",
  "thematicTables",
  "generalExpenses",
];

test("the lines of a part cost what the part costs", () => {
  fc.assert(
    fc.property(arbitraryBudget, (budget) => {
      const h = budgetHeadcount(budget);
      const costs = partCosts(budget);
      const lines = budgetLines(budget);
      for (const part of PARTS) {
        const total = sum(
          lines
            .filter((line) => line.part === part)
            .map((line) => lineCost(line, h)),
        );
        expect(compare(total, costs[part])).toBe(0);
      }
    }),
  );
});

test("a row that always follows the guests does so whatever else it says [per-guest-parts]", () => {
  const said = { multiplyByGuests: false, multiplyByTeam: true };
  const [garnish] = SAMPLE_100.garnishes;
  const [drink] = SAMPLE_100.drinks;
  const lines = budgetLines({
    ...BLANK,
    garnishes: [{ ...garnish!, ...said }],
    drinks: [{ ...drink!, ...said }],
    generalExpenses: [],
  });
  expect(lines).toMatchObject([
    { part: "drinks", multiplyByGuests: false, multiplyByTeam: true },
    { part: "garnishes", multiplyByGuests: true, multiplyByTeam: false },
  ]);
});

test("only equipment is rented or not", () => {
  const [group] = SAMPLE_100.generalExpenses;
  const [item] = group!.items;
  const lines = budgetLines({
    ...BLANK,
    drinks: SAMPLE_100.drinks.slice(0, 1),
    generalExpenses: [
      {
        ...group!,
        items: [
          { ...item!, isRented: true },
          { ...item!, isRented: false },
        ],
      },
    ],
  });
  expect(lines.map(({ part, isRented }) => [part, isRented])).toEqual([
    ["drinks", undefined],
    ["generalExpenses", true],
    ["generalExpenses", false],
  ]);
});
