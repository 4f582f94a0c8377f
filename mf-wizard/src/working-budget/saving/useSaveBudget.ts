import { useEffect } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { BudgetSaving, type LineShown } from "./budget-saving.ts";

const savings = new WeakMap<ShellServices, BudgetSaving>();

/** The saving of the working budget, for the page that shows how it goes, or only asks. Observable. */
export function useSaveBudget(line: LineShown = "all"): BudgetSaving {
  const saving = useSaving();
  useEffect(() => saving.show(line), [saving, line]);
  return saving;
}

/** The same, for a dialog over the page that shows it. */
export function useSaving(): BudgetSaving {
  const services: ShellServices = useAppState();
  const saving = savings.get(services) ?? new BudgetSaving(services);
  savings.set(services, saving);
  return saving;
}
