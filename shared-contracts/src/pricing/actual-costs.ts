/** What an event really cost, beside what was planned. */
import type { Actual } from "../entities/actual.ts";
import { type Exact, exact, sum } from "../numbers/exact.ts";
import type { Budget } from "../parts/budget.ts";
import { rowGroups } from "../parts/part-rows.ts";
import { BILL_PARTS, type BillPart, forEachPart } from "../parts/table.ts";
import { fixedCostsTotal } from "./fixed-costs-total.ts";
import { lineCost } from "./line-cost.ts";
import { budgetHeadcount } from "./part-costs.ts";
import { teamMemberCost } from "./team-cost.ts";

/** Planned and real cost in reais. */
export interface ActualCost {
  planned: Exact;
  /** As planned, where nothing was entered. */
  actual: Exact;
  isEntered: boolean;
}

/** A line of the bill. Its place is "drinks/3", with the group "foods/1/2", of a fixed cost "fixedCosts/freights". */
export interface ActualLine extends ActualCost {
  place: string;
}

export interface ActualPart extends ActualCost {
  key: BillPart;
  lines: ActualLine[];
}

/** The costs of an event, part by part in the order of the bill. */
export interface ActualCosts extends ActualCost {
  parts: ActualPart[];
}

/** Every line of the bill with its planned cost, by part. */
function plannedLines(
  budget: Budget,
): Record<BillPart, [place: string, planned: Exact][]> {
  const h = budgetHeadcount(budget);
  return {
    team: budget.team.map((member) => [
      `team/${member.id}`,
      teamMemberCost(member),
    ]),
    ...forEachPart((part) =>
      rowGroups(budget, part).flatMap(({ group, rows }) =>
        rows.map((row): [string, Exact] => [
          [part.key, ...(group ? [group.id] : []), row.id].join("/"),
          lineCost(part.line(row), h),
        ]),
      ),
    ),
    fixedCosts: Object.entries(budget.fixedCosts)
      .filter(([, amount]) => Number.isFinite(amount))
      .map(([key, amount]) => [
        `fixedCosts/${key}`,
        fixedCostsTotal({ [key]: amount }),
      ]),
  };
}

/** The places of all lines of the bill. */
export function linePlaces(budget: Budget): ReadonlySet<string> {
  const lines = Object.values(plannedLines(budget)).flat();
  return new Set(lines.map(([place]) => place));
}

/**
 * What was spent on an event. A part is the sum of its lines if one of them has an entry, else its own entry, else as
 * planned. [actual-by-line]
 *
 * @param actual `budget.actual` unless given.
 */
export function actualCosts(
  budget: Budget,
  actual: Actual = budget.actual ?? {},
): ActualCosts {
  const planned = plannedLines(budget);
  const parts = BILL_PARTS.map((key) => partOf(key, planned[key], actual));
  return { ...together(parts), parts };
}

function partOf(
  key: BillPart,
  planned: readonly [string, Exact][],
  actual: Actual,
): ActualPart {
  const lines = planned.map(([place, cost]) => ({
    place,
    ...entered(cost, actual[place]?.paid),
  }));
  const summed = together(lines);
  return {
    key,
    lines,
    ...(summed.isEntered ? summed : entered(summed.planned, actual[key]?.paid)),
  };
}

function entered(planned: Exact, paid: number | undefined): ActualCost {
  return paid === undefined
    ? { planned, actual: planned, isEntered: false }
    : { planned, actual: exact(paid), isEntered: true };
}

function together(costs: readonly ActualCost[]): ActualCost {
  return {
    planned: sum(costs.map(({ planned }) => planned)),
    actual: sum(costs.map(({ actual }) => actual)),
    isEntered: costs.some(({ isEntered }) => isEntered),
  };
}
