import fc from "fast-check";
import { compare, sum } from "../numbers/exact.ts";
import { arbitraryBudget } from "../pricing/arbitrary-budget.ts";
import { budgetLines } from "./budget-lines.ts";
import type { LinePart } from "./table.ts";
import { lineCost } from "../pricing/line-cost.ts";
import { budgetHeadcount, partCosts } from "../pricing/part-costs.ts";

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
