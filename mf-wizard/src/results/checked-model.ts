import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { BudgetCheck } from "shared-contracts/pricing/budget-checks";

/** What of the store a check is about: a row, a group or the event; nothing when it is gone, or the check is about a whole step. */
export function checkedModel(
  store: BudgetStore,
  { step, group, row }: BudgetCheck,
): object | undefined {
  const inGroup = (found: { items: readonly { id: number }[] } | undefined) =>
    row === undefined ? found : found?.items.find(({ id }) => id === row);
  const inRows = (rows: readonly { id: number }[]) =>
    rows.find(({ id }) => id === row);
  switch (step) {
    case "event":
      return store.event;
    case "team":
      return inRows(store.team.rows);
    case "foods":
      return inGroup(
        group === undefined ? undefined : store.foods.findCategory(group),
      );
    case "drinks":
    case "garnishes":
    case "confectionery":
      return inRows(store[step].rows);
    case "thematicTables":
      return inGroup(
        group === undefined ? undefined : store.thematicTables.findTable(group),
      );
    case "generalExpenses":
      return inGroup(
        group === undefined
          ? undefined
          : store.generalExpenses.findGroup(group),
      );
  }
}
