import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { phoneDigits } from "shared-contracts/formats/phone";
import { folded } from "shared-contracts/formats/folded";

/** What names the client of a saved budget, to compare; empty where it is not given. */
function clientKeys({
  clientName,
  clientPhone,
  clientEmail,
}: SavedBudgetSummary): readonly string[] {
  return [
    folded((clientName ?? "").trim()),
    phoneDigits(clientPhone ?? ""),
    (clientEmail ?? "").trim().toLowerCase(),
  ];
}

/** Whether a saved budget has a client's name, phone or email. */
export function hasClient(budget: SavedBudgetSummary): boolean {
  return clientKeys(budget).some(Boolean);
}

/** Whether two saved budgets share the client's name, phone or email. [options-of-one-client] */
export function isSameClient(
  one: SavedBudgetSummary,
  other: SavedBudgetSummary,
): boolean {
  const keys = clientKeys(other);
  return clientKeys(one).some((key, index) => key && key === keys[index]);
}
