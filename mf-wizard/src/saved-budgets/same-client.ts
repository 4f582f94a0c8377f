import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { folded } from "../rows/search/matcher.ts";

/** The client of a saved budget, to compare; empty where nobody is named. */
export function clientKey({ clientName }: SavedBudgetSummary): string {
  return folded((clientName ?? "").trim());
}
