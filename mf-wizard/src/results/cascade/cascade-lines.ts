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
  let reached = ZERO;
  const line = (
    key: BillPart | MarginName,
    label: string,
    kind: "cost" | "margin",
  ): CascadeLine => {
    const start = percentOf(reached, totals.total);
    const amount = totals[key];
    reached = add(reached, amount);
    return {
      key,
      label,
      kind,
      amount,
      start,
      share: percentOf(amount, totals.total),
    };
  };
  return [
    ...BILL.map(({ key, label }) => line(key, label, "cost")),
    {
      key: "subtotal",
      label: "Subtotal",
      kind: "subtotal",
      amount: totals.subtotal,
      start: percentOf(ZERO, totals.total),
      share: percentOf(totals.subtotal, totals.total),
    },
    ...MARGINS.map(({ key, label }) => ({
      ...line(key, label, "margin"),
      rate: margins[key],
    })),
    {
      key: "total",
      label: "TOTAL FINAL",
      kind: "total",
      amount: totals.total,
      start: percentOf(ZERO, totals.total),
      share: percentOf(totals.total, totals.total),
    },
  ];
}

/** A share as a CSS percentage, to a hundredth: "16.41%". */
export function cssPercent(share: Ratio): string {
  return `${decimalText(roundHalfUp(share, 4), 2)}%`;
}
