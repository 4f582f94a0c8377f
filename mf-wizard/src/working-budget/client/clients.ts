import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { phoneDigits } from "shared-contracts/formats/phone";
import { matcher } from "shared-ui/search-field/matcher.ts";
import { clientKeys } from "./same-client.ts";
import { savedBudgetFacts } from "../saved/saved-budget-facts.ts";

/** A client of the caterer's, as the saved budgets tell. */
export interface Client {
  name: string;
  /** As it was typed; empty where no budget has it. */
  phone: string;
  /** The last saved first; never empty. */
  budgets: readonly SavedBudgetSummary[];
}

/** How many clients are offered at once. */
const OFFERED = 5;
/** Fewer digits are in too many phones. */
const PHONE_DIGITS = 3;

/**
 * The clients of the saved budgets, the one of the last saved budget first. Budgets that share a name, a phone or an
 * email are of one client; those without a name are left out.
 */
export function clientsOf(budgets: readonly SavedBudgetSummary[]): Client[] {
  const byKey = new Map<string, SavedBudgetSummary[]>();
  for (const budget of budgets) {
    const keys = clientKeys(budget).flatMap((key, index) =>
      key ? [`${index} ${key}`] : [],
    );
    const known = keys.map((key) => byKey.get(key)).find(Boolean) ?? [];
    known.push(budget);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, known);
  }
  return [...new Set(byKey.values())].flatMap((group) => {
    const name = firstOf(group, "clientName");
    const phone = firstOf(group, "clientPhone");
    return name ? [{ name, phone, budgets: group }] : [];
  });
}

/** The clients whose name or phone has what was typed. */
export function matchingClients(
  clients: readonly Client[],
  typed: string,
): Client[] {
  const matches = matcher(typed);
  const digits = phoneDigits(typed);
  return clients
    .filter(
      ({ name, phone }) =>
        matches([name]) ||
        (digits.length >= PHONE_DIGITS && phoneDigits(phone).includes(digits)),
    )
    .slice(0, OFFERED);
}

/** "3 orçamentos, último em 14/11/2026", by the day of saving. */
export function historyText(budgets: readonly SavedBudgetSummary[]): string {
  const { savedOn: day } = savedBudgetFacts(budgets[0]!);
  return budgets.length === 1
    ? `1 orçamento, em ${day}`
    : `${budgets.length} orçamentos, último em ${day}`;
}

function firstOf(
  budgets: readonly SavedBudgetSummary[],
  field: "clientName" | "clientPhone",
): string {
  return budgets.map((budget) => budget[field]?.trim()).find(Boolean) ?? "";
}
