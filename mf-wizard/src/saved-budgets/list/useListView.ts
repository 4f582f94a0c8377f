import type { ProposalStatus } from "shared-contracts/entities/sending";
import { useSearchParams } from "shared-contracts/platform/router";
import { STATUSES } from "../../working-budget/saved/statuses.ts";
import { BUDGET_ORDERS, type BudgetOrder } from "./budget-order.ts";

/** One status, or all budgets. */
export type StatusFilter = ProposalStatus | "todas";

/** The choices of the filter. */
export const STATUS_FILTERS = [
  { value: "todas", label: "Situação: todas" },
  ...STATUSES.map(({ value, label }) => ({ value, label })),
] as const satisfies readonly { value: StatusFilter; label: string }[];

export type ListView = ReturnType<typeof useListView>;

/** The order and the filter of the list of budgets, kept in the address: a link and a reload have them. */
export function useListView() {
  const [order, setOrder] = useQueryChoice<BudgetOrder>("ordem", BUDGET_ORDERS);
  const [status, setStatus] = useQueryChoice<StatusFilter>(
    "situacao",
    STATUS_FILTERS,
  );
  return { order, setOrder, status, setStatus };
}

/** One of some values, the first unless the address has another. */
function useQueryChoice<Value extends string>(
  name: string,
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const usual = choices[0].value;
  const asked = params.get(name);
  const known = choices.find(({ value }) => value === asked);
  return [
    known?.value ?? usual,
    (chosen) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (chosen === usual) after.delete(name);
          else after.set(name, chosen);
          return after;
        },
        { replace: true },
      ),
  ];
}
