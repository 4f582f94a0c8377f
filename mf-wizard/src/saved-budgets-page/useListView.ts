import { useState } from "react";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import { STATUSES } from "../proposal-card/statuses.ts";
import { BUDGET_ORDERS, type BudgetOrder } from "./budget-order.ts";

/** One status, or all budgets. */
export type StatusFilter = ProposalStatus | "all";

/** The choices of the filter. */
export const STATUS_FILTERS = [
  { value: "all", label: "Situação: todas" },
  ...STATUSES.map(({ value, label }) => ({ value, label })),
] as const satisfies readonly { value: StatusFilter; label: string }[];

/** The order and the filter of the list of budgets, kept until the tab is closed. */
export function useListView() {
  const [order, setOrder] = useKept<BudgetOrder>("order", BUDGET_ORDERS);
  const [status, setStatus] = useKept<StatusFilter>("status", STATUS_FILTERS);
  return { order, setOrder, status, setStatus };
}

/** One of some values, the first until another is chosen. A browser that keeps nothing forgets it on a reload. */
function useKept<Value extends string>(
  name: string,
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
): [Value, (value: Value) => void] {
  const key = `savedBudgets_${name}`;
  const [value, setValue] = useState(() => {
    const kept = readKept(key);
    const known = choices.find((choice) => choice.value === kept);
    return (known ?? choices[0]).value;
  });
  return [
    value,
    (chosen) => {
      setValue(chosen);
      try {
        window.sessionStorage.setItem(key, chosen);
      } catch {
        // The choice holds until the page is left.
      }
    },
  ];
}

function readKept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
