import { type Exact, isZero } from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import {
  budgetHeadcount,
  LINE_PARTS,
  lineCost,
  lineQuantity,
} from "shared-contracts/platform/rules";
import { type BudgetLine, budgetLines } from "../budget-lines.ts";

/** What is to be bought of a line of a budget. */
export interface Need {
  line: BudgetLine;
  /** In base units, above 0. */
  quantity: Exact;
  /** Of a drink, in its unit; 0 is none. */
  packageSize: number;
  /** In reais. */
  cost: Exact;
}

/** What a budget needs bought, line by line: not what is rented, nor the team, nor fixed costs. */
export function needsOf(budget: Budget): Need[] {
  const h = budgetHeadcount(budget);
  return budgetLines(budget)
    .filter((line) => line.isRented !== true)
    .map((line) => ({
      line,
      quantity: lineQuantity(line, h),
      cost: lineCost(line, h),
      packageSize:
        line.part === "drinks"
          ? (budget.drinks.find(({ id }) => id === line.id)?.packageSize ?? 0)
          : 0,
    }))
    .filter(({ quantity }) => !isZero(quantity));
}

/** The heading of a part in a list of what is bought. */
export function boughtPart({ part }: BudgetLine): string {
  const { label } = LINE_PARTS[part];
  return part === "generalExpenses" ? `${label} comprados` : label;
}
