import { useEffect } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { BudgetSaving } from "./budget-saving.ts";

const savings = new WeakMap<ShellServices, BudgetSaving>();

/** The saving of the working budget, for the page that shows how it goes, or only asks. Observable. */
export function useSaveBudget({ line = true } = {}): BudgetSaving {
  const saving = savingOf(useAppState());
  useEffect(() => saving.show({ line }), [saving, line]);
  return saving;
}

function savingOf(services: ShellServices): BudgetSaving {
  const saving = savings.get(services) ?? new BudgetSaving(services);
  savings.set(services, saving);
  return saving;
}
