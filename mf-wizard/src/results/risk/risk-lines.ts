import {
  compare,
  type Exact,
  exact,
  isZero,
  multiply,
  sum,
  ZERO,
  add,
} from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import {
  budgetHeadcount,
  fixedCostLabel,
  lineCost,
} from "shared-contracts/platform/rules";
import { memberName } from "../../steps/team/member-name.ts";
import { budgetLines } from "../budget-lines.ts";
import { lineName } from "../lists/list-words.ts";
import type { Place } from "../usePlace.ts";

/** A line of the bill, and where it is typed. */
export interface CostLine {
  name: string;
  /** In reais, above 0. */
  cost: Exact;
  place: Place;
}

const EIGHT = exact(8);
const TEN = exact(10);

/** Every line that costs something, the largest first: team, rows of the parts, fixed costs. */
export function costLines(budget: Budget): CostLine[] {
  const h = budgetHeadcount(budget);
  const lines: CostLine[] = [
    ...budget.team.map((member) => ({
      name: memberName(member),
      cost: multiply(exact(member.quantity), exact(member.cost)),
      place: { step: "team" as const, row: member.id },
    })),
    ...budgetLines(budget).map((line) => ({
      name: lineName(line),
      cost: lineCost(line, h),
      place: {
        step: line.part,
        row: line.id,
        ...(line.group && { group: line.group.id }),
      },
    })),
    ...Object.entries(budget.fixedCosts).map(([key, cost]) => ({
      name: fixedCostLabel(key),
      cost: typeof cost === "number" ? exact(cost) : ZERO,
      place: { step: "event" as const },
    })),
  ];
  return lines
    .filter(({ cost }) => !isZero(cost))
    .toSorted((a, b) => compare(b.cost, a.cost));
}

/** The first of the lines that together make 80 % of them all. */
export function mostOfTheCost(lines: readonly CostLine[]): CostLine[] {
  const wanted = multiply(sum(lines.map(({ cost }) => cost)), EIGHT);
  let reached = ZERO;
  const end = lines.findIndex(({ cost }) => {
    reached = add(reached, cost);
    return compare(multiply(reached, TEN), wanted) >= 0;
  });
  return lines.slice(0, end + 1);
}
