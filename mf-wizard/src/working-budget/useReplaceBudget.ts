import { useAppState } from "shared-contracts/federation/app-state";
import { replaceWorkingBudget } from "shared-contracts/federation/replace-working-budget";

/** What every action that puts another budget in the place of the working one goes through: it can be undone. */
export function useReplaceBudget() {
  const services = useAppState();
  return (change: () => void, text: string) =>
    replaceWorkingBudget(services, change, text);
}
