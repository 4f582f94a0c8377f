import type { BookItem } from "shared-contracts/entities/price-book";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { counted } from "shared-contracts/formats/count";

/** The saved budgets with an item: those whose price may change, and how many stay as they are. */
export interface TouchedBudgets {
  /** Future and undated ones, the nearest first; approved ones last. */
  listed: SavedBudgetSummary[];
  past: number;
  lost: number;
}

/** The budgets that hold one of the items. `today` is the local day, "2026-11-20". */
export function touchedBudgets(
  budgets: readonly SavedBudgetSummary[],
  items: readonly BookItem[],
  today: string,
): TouchedBudgets {
  const ids = new Set(
    items.flatMap(({ points }) => points.map(([, id]) => id)),
  );
  const holding = budgets.filter(({ id }) => ids.has(id));
  const open = holding.filter(({ status }) => status !== "perdida");
  const coming = open.filter(
    ({ eventDate }) => !eventDate || eventDate >= today,
  );
  return {
    listed: coming.toSorted(byPlace),
    past: open.length - coming.length,
    lost: holding.length - open.length,
  };
}

/** Whether it was agreed on already: it changes only when the caterer ticks it. */
export function isApproved(budget: SavedBudgetSummary): boolean {
  return budget.status === "aprovada" || isAccepted(budget);
}

/** Whether the client accepted a price, which another one needs an addendum to. */
export function isAccepted({ accepted }: SavedBudgetSummary): boolean {
  return Boolean(accepted);
}

function byPlace(a: SavedBudgetSummary, b: SavedBudgetSummary): number {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one < other ? -1 : Number(one > other);
}

/** Orders as text: approved ones after the others, then by day; "~" is after every day. */
function placeOf(budget: SavedBudgetSummary): string {
  return `${isApproved(budget) ? 1 : 0}${budget.eventDate || "~"}`;
}

/** What stays as it is, in words; empty without anything. */
export function stayingInWords({ listed, past, lost }: TouchedBudgets): string {
  const staying = [
    past > 0 &&
      counted(past, "evento que já passou", "eventos que já passaram"),
    lost > 0 && counted(lost, "perdido", "perdidos"),
  ].filter((words) => words !== false);
  return [
    staying.length > 0 && `Ficam como estão: ${staying.join(" e ")}.`,
    listed.some(isApproved) && "Os aprovados só mudam se você marcar.",
  ]
    .filter((words) => words !== false)
    .join(" ");
}
