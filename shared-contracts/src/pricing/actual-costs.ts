/** What an event really cost, beside what was planned. */
import { type Actual, PLAN_PLACE } from "../entities/actual.ts";
import { keptPlan } from "../entities/kept-plan.ts";
import {
  add,
  type Exact,
  exact,
  isZero,
  multiply,
  subtract,
  sum,
  toNumber,
} from "../numbers/exact.ts";
import { MAX_NUMBER } from "../numbers/max-number.ts";
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

/** A line of the bill. */
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
  /** Whether the budget plans other costs by now than when the first sum was entered. */
  isReplanned: boolean;
}

/** The place of a line: "drinks/3", with its group "foods/1/2", of a fixed cost "fixedCosts/freights". */
export function linePlace(
  part: BillPart,
  id: number | string,
  group?: { id: number },
): string {
  return [part, ...(group ? [group.id] : []), id].join("/");
}

/** Every line of the bill with its planned cost, by part. */
function plannedLines(
  budget: Budget,
): Record<BillPart, [place: string, planned: Exact][]> {
  const h = budgetHeadcount(budget);
  return {
    team: budget.team.map((member) => [
      linePlace("team", member.id),
      teamMemberCost(member),
    ]),
    ...forEachPart((part) =>
      rowGroups(budget, part).flatMap(({ group, rows }) =>
        rows.map((row): [string, Exact] => [
          linePlace(part.key, row.id, group),
          lineCost(part.line(row), h),
        ]),
      ),
    ),
    fixedCosts: Object.entries(budget.fixedCosts)
      .filter(([, amount]) => Number.isFinite(amount))
      .map(([key, amount]) => [
        linePlace("fixedCosts", key),
        fixedCostsTotal({ [key]: amount }),
      ]),
  };
}

/** The places of all lines of the bill. */
export function linePlaces(budget: Budget): ReadonlySet<string> {
  const lines = Object.values(plannedLines(budget)).flat();
  return new Set(lines.map(([place]) => place));
}

/** What a budget plans: the cost of each line and part in reais, by place, without those of 0. */
export function plannedCosts(budget: Budget): Record<string, number> {
  const costs = Object.entries(plannedLines(budget)).flatMap(([key, lines]) => [
    [key, sum(lines.map(([, cost]) => cost))] as const,
    ...lines,
  ]);
  return Object.fromEntries(
    costs
      .filter(([, cost]) => !isZero(cost))
      .map(([place, cost]) => [place, Math.min(toNumber(cost), MAX_NUMBER)]),
  );
}

/** The budget with other entries of lines. */
export function withActual(budget: Budget, entries: Actual): Budget {
  const entered = { ...budget.actual, ...entries };
  const plan = keptPlan(entered, () => plannedCosts(budget));
  const { [PLAN_PLACE]: _, ...others } = entered;
  return {
    ...budget,
    actual: { ...others, ...(plan && { [PLAN_PLACE]: plan }) },
  };
}

/**
 * What was spent on an event. A part is the sum of its lines if one of them has an entry, else its own entry, else as
 * planned. Planned is what was when the first sum was entered. [actual-by-line] [plan-is-kept]
 *
 * @param actual `budget.actual` unless given.
 */
export function actualCosts(
  budget: Budget,
  actual: Actual = budget.actual ?? {},
): ActualCosts {
  const planned = plannedLines(budget);
  const parts = BILL_PARTS.map((key) => partOf(key, planned[key], actual));
  const costs = together(parts);
  const plan = actual[PLAN_PLACE]?.planned;
  const isReplanned =
    costs.isEntered &&
    plan !== undefined &&
    !isSamePlan(plan, plannedCosts(budget));
  return { ...costs, parts, isReplanned };
}

function isSamePlan(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): boolean {
  const places = Object.keys(a);
  return (
    places.length === Object.keys(b).length &&
    places.every((place) => a[place] === b[place])
  );
}

/** The planned profit of an event, and the profit after what was spent on it; negative for a loss. [real-profit] */
export function actualProfit(
  { planned, actual }: ActualCost,
  { profitMargin }: Pick<Budget, "profitMargin">,
): Pick<ActualCost, "planned" | "actual"> {
  const profit = multiply(planned, exact(profitMargin));
  return { planned: profit, actual: add(profit, subtract(planned, actual)) };
}

function partOf(
  key: BillPart,
  planned: readonly [string, Exact][],
  actual: Actual,
): ActualPart {
  const plan = actual[PLAN_PLACE]?.planned;
  const kept = (place: string, now: Exact) =>
    plan ? exact(plan[place] ?? 0) : now;
  const lines = planned.map(([place, cost]) => ({
    place,
    ...entered(kept(place, cost), actual[place]?.paid),
  }));
  const summed = together(lines);
  // The plan of a part has its deleted lines too.
  const whole = kept(key, summed.planned);
  return {
    key,
    lines,
    ...(summed.isEntered
      ? { ...summed, planned: whole }
      : entered(whole, actual[key]?.paid)),
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
