import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { displayName } from "shared-contracts/formats/display-name";
import { localDate } from "shared-contracts/formats/local-date";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import { useSearchParams } from "shared-contracts/platform/router";
import { STATUSES } from "../../working-budget/saved/statuses.ts";
import {
  dueBy,
  isBetween,
  isUnanswered,
  nextMonth,
  weekOf,
} from "../../working-budget/saved/week.ts";
import { BUDGET_ORDERS, type BudgetOrder } from "./budget-order.ts";

/** One status, or all budgets. */
export type StatusFilter = ProposalStatus | "todas";

/** The choices of the filter. */
export const STATUS_FILTERS = [
  { value: "todas", label: "Situação: todas" },
  ...STATUSES.map(({ value, label }) => ({ value, label })),
] as const satisfies readonly { value: StatusFilter; label: string }[];

/** The days of the events that are listed; `mes` is the next month. */
const WHEN = [
  { value: "sempre" },
  { value: "semana" },
  { value: "fds" },
  { value: "mes" },
] as const;

/** `sexta`: with an instalment due by this week's Friday, at the weekend by Sunday. */
const DUE = [{ value: "todos" }, { value: "sexta" }] as const;

export type ListView = ReturnType<typeof useListView>;

/** The order and the filters of the list of budgets, kept in the address: a link and a reload have them. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => localDate(new Date()));
  /** Sets the values; an empty one is the usual. */
  const change = (values: Record<string, string>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value) after.set(name, value);
          else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const order = choiceOf<BudgetOrder>(params.get("ordem"), BUDGET_ORDERS);
  const status = choiceOf<StatusFilter>(params.get("situacao"), STATUS_FILTERS);
  const when = choiceOf(params.get("quando"), WHEN);
  const due = choiceOf(params.get("receber"), DUE);
  const isWaiting = status === "enviada" && order === "espera";
  return {
    ...{ order, status, when, due, today },
    isNarrowed: status !== "todas" || when !== "sempre" || due !== "todos",
    setOrder: (chosen: BudgetOrder) =>
      change({ ordem: chosen === BUDGET_ORDERS[0].value ? "" : chosen }),
    setStatus: (chosen: StatusFilter) =>
      change({ situacao: chosen === "todas" ? "" : chosen }),
    showAll: () =>
      change({
        ...{ situacao: "", quando: "", receber: "" },
        ...(order === "espera" && { ordem: "" }),
      }),
    /** Filters that are one press each. */
    chips: [
      {
        key: "semana",
        label: "Esta semana",
        isOn: when === "semana",
        turn: (isOn: boolean) => change({ quando: isOn ? "semana" : "" }),
      },
      {
        key: "fds",
        label: "Este fim de semana",
        isOn: when === "fds",
        turn: (isOn: boolean) => change({ quando: isOn ? "fds" : "" }),
      },
      {
        key: "mes",
        label: displayName(nextMonth(today).name),
        isOn: when === "mes",
        turn: (isOn: boolean) => change({ quando: isOn ? "mes" : "" }),
      },
      {
        key: "espera",
        label: "Sem resposta",
        isOn: isWaiting,
        turn: (isOn: boolean) =>
          change(
            isOn
              ? { situacao: "enviada", ordem: "espera" }
              : { situacao: "", ordem: "" },
          ),
      },
      {
        key: "sexta",
        label: "A receber",
        isOn: due === "sexta",
        turn: (isOn: boolean) => change({ receber: isOn ? "sexta" : "" }),
      },
    ] as const,
  };
}

/** How many budgets each chip finds by itself; `today` is the local day. */
export function chipCounts(
  budgets: readonly SavedBudgetSummary[],
  today: string,
): Record<ListView["chips"][number]["key"], number> {
  const listed = (filters: Partial<Filters>) =>
    budgets.filter((budget) =>
      isListed(
        budget,
        { status: "todas", when: "sempre", due: "todos", ...filters },
        today,
      ),
    ).length;
  return {
    semana: listed({ when: "semana" }),
    fds: listed({ when: "fds" }),
    mes: listed({ when: "mes" }),
    espera: budgets.filter((budget) => isUnanswered(budget, today)).length,
    sexta: listed({ due: "sexta" }),
  };
}

type Filters = Pick<ListView, "status" | "when" | "due">;

/** Whether the filters leave a budget in; `today` is the local day. */
export function isListed(
  budget: SavedBudgetSummary,
  { status, when, due }: Filters,
  today: string,
): boolean {
  const { monday, saturday, sunday, payday } = weekOf(today);
  const { first, last } = nextMonth(today);
  const days = {
    semana: [monday, sunday],
    fds: [saturday, sunday],
    mes: [first, last],
  } as const;
  return (
    (status === "todas" || (budget.status ?? "rascunho") === status) &&
    (when === "sempre" || isBetween(budget, ...days[when])) &&
    (due === "todos" || dueBy(budget, payday).length > 0)
  );
}

/** One of some values, the first unless the address has another. */
function choiceOf<Value extends string>(
  asked: string | null,
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
): Value {
  const known = choices.find(({ value }) => value === asked);
  return (known ?? choices[0]).value;
}
