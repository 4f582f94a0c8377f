import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import type { SavedBudgetFacts } from "../saved-budgets/saved-budget-facts.ts";

/** A saved budget with its facts for the list. */
export interface ListedBudget {
  budget: SavedBudgetSummary;
  facts: SavedBudgetFacts;
}

/** How the list can be ordered, the first unless the user chooses. */
export const BUDGET_ORDERS = [
  { value: "recent", label: "Mais recentes" },
  { value: "event", label: "Data do evento" },
  { value: "name", label: "Nome" },
  { value: "total", label: "Maior total" },
] as const;

export type BudgetOrder = (typeof BUDGET_ORDERS)[number]["value"];

const NAMES = new Intl.Collator("pt-BR", { numeric: true });

/** The budgets in that order; `today` is the local day, "2026-11-20". Equal ones stay as they came, newest first. */
export function inOrder(
  listed: readonly ListedBudget[],
  order: BudgetOrder,
  today: string,
): ListedBudget[] {
  return listed.toSorted(comparison(order, today));
}

function comparison(
  order: BudgetOrder,
  today: string,
): (a: ListedBudget, b: ListedBudget) => number {
  switch (order) {
    case "recent":
      return (a, b) => compareText(savedAt(b), savedAt(a));
    case "event":
      return (a, b) => compareEvents(a.facts.eventDay, b.facts.eventDay, today);
    case "name":
      return (a, b) => NAMES.compare(a.budget.nome, b.budget.nome);
    case "total":
      return (a, b) => b.budget.totalFinal - a.budget.totalFinal;
  }
}

function savedAt({ budget }: ListedBudget): string {
  return budget.updatedAt ?? budget.createdAt;
}

/** Coming events first, the nearest before the farther; then past ones, the latest first; then those without a day. */
function compareEvents(a: string, b: string, today: string): number {
  const [placeA, placeB] = [placeOf(a, today), placeOf(b, today)];
  if (placeA !== placeB) return placeA - placeB;
  return placeA === 1 ? compareText(b, a) : compareText(a, b);
}

function placeOf(day: string, today: string): number {
  if (day === "") return 2;
  return day < today ? 1 : 0;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The searchable texts: name, type, people, guests and day. */
export function searchTexts({ budget, facts }: ListedBudget): string[] {
  const { eventType, guests, eventDate, people } = facts;
  return [budget.nome, eventType, guests, eventDate, people];
}
