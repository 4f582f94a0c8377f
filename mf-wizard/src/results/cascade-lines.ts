import { MARGINS } from "shared-contracts/catalog/margins";
import { WIZARD_STEPS } from "shared-contracts/catalog/wizard-steps";
import type { MarginName, Margins } from "shared-contracts/entities/margins";
import { add, type Exact, ZERO } from "shared-contracts/numbers/exact";
import type {
  BudgetTotals,
  PartCosts,
  Ratio,
} from "shared-contracts/pricing/budget-totals";
import {
  decimalText,
  percentOf,
  roundHalfUp,
} from "shared-contracts/pricing/money";

/** One line of the cost summary. `start` and `share` are shares of the final total: where its bar begins and how long it is. */
export interface CascadeLine {
  key: string;
  label: string;
  /** Of a margin: its fraction of the subtotal. */
  rate?: number;
  kind: "cost" | "subtotal" | "margin";
  amount: Exact;
  start: Ratio;
  share: Ratio;
}

/** The parts of the bill in the order of the results page, which is not the order of the steps. */
export const BILL_PARTS: readonly (keyof PartCosts)[] = [
  "team",
  "foods",
  "drinks",
  "garnishes",
  "confectionery",
  "thematicTables",
  "generalExpenses",
  "fixedCosts",
];

const LABELS = new Map<string, string>([
  ...WIZARD_STEPS.map(({ key, label }) => [key, label] as const),
  ["fixedCosts", "Custos Fixos"],
]);

/** What a part of the bill is called: its step, except the fixed costs. */
export function partLabel(part: keyof PartCosts): string {
  return LABELS.get(part) ?? part;
}

/** The cost summary as a cascade: each bar begins where the last one ended, the subtotal at 0. */
export function cascadeLines(
  totals: BudgetTotals,
  margins: Readonly<Margins>,
): CascadeLine[] {
  let reached = ZERO;
  const line = (
    key: keyof PartCosts | MarginName,
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
    ...BILL_PARTS.map((part) => line(part, partLabel(part), "cost")),
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
  ];
}

/** A share as a CSS percentage, to a hundredth: "16.41%". */
export function cssPercent(share: Ratio): string {
  return `${decimalText(roundHalfUp(share, 4), 2)}%`;
}
