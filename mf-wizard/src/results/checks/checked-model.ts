import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { BudgetCheck } from "./budget-checks.ts";
import { isConfirmed } from "../../steps/rows/hints/confirmed-quantities.ts";
import { measureOf } from "../../steps/rows/units/measure.ts";
import type { SettableRow } from "../../steps/rows/named-row.ts";

/** The store's row, group or event that a check is about; undefined when it was deleted, or the whole step is meant. */
export function checkedModel(
  store: BudgetStore,
  { step, group, row }: BudgetCheck,
): object | undefined {
  if (step === "event") return store.event;
  const section = store[step];
  if (!("groups" in section)) return section.rows.find(({ id }) => id === row);
  const found = group === undefined ? undefined : section.find(group);
  return row === undefined ? found : found?.items.find(({ id }) => id === row);
}

/** Whether a check is about a quantity that the user confirmed. */
export function isConfirmedCheck(
  store: BudgetStore,
  check: BudgetCheck,
): boolean {
  const { step, isOddQuantity } = check;
  if (!isOddQuantity || step === "event" || step === "team") return false;
  const row = checkedModel(store, check) as SettableRow | undefined;
  return row !== undefined && isConfirmed(row, measureOf({ row, part: step }));
}
