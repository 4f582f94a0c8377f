import type { Budget } from "shared-contracts/parts/budget";
import type { Margins } from "shared-contracts/entities/margins";
import type { Exact } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { type BudgetTotals } from "shared-contracts/pricing/budget-totals";
import { BILL, priceBudget } from "shared-contracts/platform/rules";
import { difference } from "./difference.ts";
import { marginsFraction, marginsTotal } from "../margins-total.ts";
import {
  formatDifference,
  formatMoney,
  formatPercentInFull,
} from "shared-contracts/formats/money";
import { type Amount, toCents } from "shared-contracts/numbers/rounding";

/** One side of a comparison. */
export interface ComparedBudget {
  totals: BudgetTotals;
  margins: Readonly<Margins>;
  guests: number;
}

/** The figures: for the whole event, or for each guest. */
export type CompareView = "total" | "perPerson";

/** One line, in words. `difference` is the right side minus the left, with its sign, or "igual". */
export interface CompareLine {
  key: string;
  label: string;
  left: string;
  right: string;
  difference: string;
  isEqual: boolean;
  isSum: boolean;
}

/** A saved budget, priced again. */
export function comparedBudget(budget: Budget): ComparedBudget {
  return {
    totals: priceBudget(budget),
    margins: budget,
    guests: budget.eventData.guests,
  };
}

/**
 * Two budgets side by side in the order of the results page; the cost per person only beside totals, which it would
 * repeat otherwise.
 */
export function compareLines(
  left: ComparedBudget,
  right: ComparedBudget,
  view: CompareView,
): CompareLine[] {
  const line = (
    key: string,
    label: string,
    amountOf: (totals: BudgetTotals) => Exact,
    isSum = false,
  ) => {
    const side = ({ totals, guests }: ComparedBudget): Amount =>
      view === "total" ? amountOf(totals) : perEach(amountOf(totals), guests);
    return { key, label, isSum, ...figures(side(left), side(right)) };
  };
  const lines = [
    ...BILL.map(({ key, label }) => line(key, label, (t) => t[key])),
    line("subtotal", "Subtotal", (totals) => totals.subtotal, true),
    line("margins", marginsLabel(left.margins, right.margins), marginsTotal),
    line("total", "TOTAL FINAL", (totals) => totals.total, true),
  ];
  if (view === "perPerson") return lines;
  const perPerson = figures(left.totals.perPerson, right.totals.perPerson);
  return [
    ...lines,
    { key: "perPerson", label: "Custo por pessoa", isSum: false, ...perPerson },
  ];
}

function figures(left: Amount, right: Amount) {
  const above = difference(right, left);
  return {
    left: formatMoney(left),
    right: formatMoney(right),
    difference: formatDifference(above),
    isEqual: toCents(above) === 0n,
  };
}

/** "Margens (40%)", or both rates where they differ. */
function marginsLabel(left: Readonly<Margins>, right: Readonly<Margins>) {
  const rates = new Set(
    [left, right].map((side) => formatPercentInFull(marginsFraction(side))),
  );
  return `Margens (${[...rates].join(" e ")})`;
}
