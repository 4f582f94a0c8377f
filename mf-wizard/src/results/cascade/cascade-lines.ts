import type { BillPart } from "shared-contracts/parts/table";
import type { MarginName, Margins } from "shared-contracts/entities/margins";
import { add, type Exact, ZERO } from "shared-contracts/numbers/exact";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import type { Ratio } from "shared-contracts/numbers/ratio";
import { percentOf } from "shared-contracts/formats/money";
import { decimalText, roundHalfUp } from "shared-contracts/numbers/rounding";
import { BILL, MARGINS } from "shared-contracts/platform/rules";

/**
 * One line of the cost summary. `start` and `share` are shares of the final total: where its bar begins and how long it
 * is.
 */
export interface CascadeLine {
  key: string;
  label: string;
  /** Of a margin: its fraction of the subtotal. */
  rate?: number;
  kind: "cost" | "subtotal" | "margin" | "total";
  amount: Exact;
  start: Ratio;
  share: Ratio;
}

/** The cost summary as a cascade, final total last: each bar begins where the last one ended, the subtotal at 0. */
export function cascadeLines(
  totals: BudgetTotals,
  margins: Readonly<Margins>,
): CascadeLine[] {
  const { subtotal, total } = totals;
  let reached = ZERO;
  const line = (
    key: string,
    label: string,
    kind: CascadeLine["kind"],
    amount: Exact,
    start = ZERO,
  ): CascadeLine => ({
    key,
    label,
    kind,
    amount,
    start: percentOf(start, total),
    share: percentOf(amount, total),
  });
  const next = (
    key: BillPart | MarginName,
    ...rest: [string, "cost" | "margin"]
  ) => {
    const start = reached;
    reached = add(reached, totals[key]);
    return line(key, ...rest, totals[key], start);
  };
  return [
    ...BILL.map(({ key, label }) => next(key, label, "cost")),
    line("subtotal", "Subtotal", "subtotal", subtotal),
    ...MARGINS.map(({ key, label }) => ({
      ...next(key, label, "margin"),
      rate: margins[key],
    })),
    line("total", "TOTAL FINAL", "total", total),
  ];
}

/** A share as a CSS percentage, to a hundredth: "16.41%". */
export function cssPercent(share: Ratio): string {
  return `${decimalText(roundHalfUp(share, 4), 2)}%`;
}
