import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { formatPhone, phoneDigits } from "shared-contracts/formats/phone";
import type { NamedRow } from "../../steps/rows/named-row.ts";
import { isUnanswered } from "../../working-budget/saved/week.ts";
import {
  type SavedBudgetFacts,
  savedBudgetFacts,
} from "../../working-budget/saved/saved-budget-facts.ts";

/** A saved budget with its facts for the list; a row of a list that renders only what is near the window. */
export interface ListedBudget extends NamedRow {
  budget: SavedBudgetSummary;
  facts: SavedBudgetFacts;
}

/** How the list can be ordered, the first unless the user chooses; the values stand in the address. */
export const BUDGET_ORDERS = [
  { value: "evento", label: "Data do evento" },
  { value: "salvo", label: "Salvo por último" },
  { value: "nome", label: "Nome" },
  { value: "total", label: "Maior total" },
  { value: "espera", label: "Espera por resposta" },
] as const;

export type BudgetOrder = (typeof BUDGET_ORDERS)[number]["value"];

/** Rows under one heading. */
export interface BudgetGroup {
  key: "coming" | "undated" | "past" | "waiting" | "all";
  /** Empty for a list without headings. */
  title: string;
  rows: ListedBudget[];
}

const NAMES = new Intl.Collator("pt-BR", { numeric: true });

/** A budget as the list has it. */
export function listedBudget(budget: SavedBudgetSummary): ListedBudget {
  const { id, nome: name } = budget;
  return { id, fields: { name }, budget, facts: savedBudgetFacts(budget) };
}

/**
 * The budgets in that order, under headings where it is the one of the events or of waiting; `today` is the local day, "2026-11-20".
 * Equal ones stay as they came, newest first. Leaves out a heading without rows.
 */
export function inGroups(
  listed: readonly ListedBudget[],
  order: BudgetOrder,
  today: string,
): BudgetGroup[] {
  const groups: BudgetGroup[] =
    order === "evento"
      ? byEvent(listed, today)
      : order === "espera"
        ? byWaiting(listed, today)
        : [{ key: "all", title: "", rows: listed.toSorted(COMPARE[order]) }];
  return groups.filter(({ rows }) => rows.length > 0);
}

const COMPARE: Record<
  Exclude<BudgetOrder, "evento" | "espera">,
  (a: ListedBudget, b: ListedBudget) => number
> = {
  salvo: (a, b) => compareText(savedAt(b), savedAt(a)),
  nome: (a, b) => NAMES.compare(a.budget.nome, b.budget.nome),
  total: (a, b) => b.budget.totalFinal - a.budget.totalFinal,
};

/** Coming events, the nearest first; then those without a day and lost ones; then past ones, the latest first. */
function byEvent(listed: readonly ListedBudget[], today: string) {
  const soonest = listed.toSorted((a, b) =>
    compareText(momentOf(a), momentOf(b)),
  );
  const rowsOf = (key: BudgetGroup["key"]) =>
    soonest.filter((row) => placeOf(row, today) === key);
  return [
    { key: "coming", title: "Próximos", rows: rowsOf("coming") },
    { key: "undated", title: "Sem data e perdidos", rows: rowsOf("undated") },
    { key: "past", title: "Já passaram", rows: rowsOf("past").toReversed() },
  ] satisfies BudgetGroup[];
}

/** Proposals without an answer, the longest wait first; then the others as they came. */
function byWaiting(listed: readonly ListedBudget[], today: string) {
  const isWaiting = ({ budget }: ListedBudget) => isUnanswered(budget, today);
  const sentAt = ({ budget }: ListedBudget) => budget.lastSent?.at ?? "";
  return [
    {
      key: "waiting",
      title: "Sem resposta",
      rows: listed
        .filter(isWaiting)
        .toSorted((a, b) => compareText(sentAt(a), sentAt(b))),
    },
    {
      key: "all",
      title: "Outros",
      rows: listed.filter((row) => !isWaiting(row)),
    },
  ] satisfies BudgetGroup[];
}

function placeOf({ budget, facts }: ListedBudget, today: string) {
  if (facts.eventDay !== "" && facts.eventDay < today) return "past";
  return facts.eventDay === "" || budget.status === "perdida"
    ? "undated"
    : "coming";
}

/** To compare; without a day it is the first. */
function momentOf({ budget, facts }: ListedBudget): string {
  return `${facts.eventDay || "0"}T${budget.eventTime ?? ""}`;
}

function savedAt({ budget }: ListedBudget): string {
  return budget.updatedAt ?? budget.createdAt;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The searchable texts: name, client with phone and email, type, city, guests and day. */
export function searchTexts({ budget, facts }: ListedBudget): string[] {
  const { eventType, guests, eventDate, people } = facts;
  const { nome, city, clientPhone, clientEmail } = budget;
  const phone = clientPhone ?? "";
  return [
    ...[nome, people, eventType, city ?? "", guests, eventDate],
    ...[formatPhone(phone), phoneDigits(phone), clientEmail ?? ""],
  ];
}
