import type { BookItem } from "shared-contracts/entities/price-book";
import { localDate } from "shared-contracts/formats/local-date";
import { daysBetween } from "shared-contracts/proposal/days";
import { matcher } from "shared-ui/search-field/matcher.ts";

/** How the book can be ordered, the first unless the user chooses. */
export const BOOK_ORDERS = [
  { value: "dinheiro", label: "Mais dinheiro" },
  { value: "usados", label: "Mais usados" },
  { value: "antigos", label: "Mais antigos" },
  { value: "nome", label: "Nome" },
] as const;

type BookOrder = (typeof BOOK_ORDERS)[number]["value"];

/** What of the book is shown, and how. */
export interface BookView {
  query: string;
  order: BookOrder;
  /** Only prices that are older than 90 days. */
  onlyStale: boolean;
}

/** A price that is older, in days, may have changed since. */
const STALE_AFTER = 90;

const NAMES = new Intl.Collator("pt-BR", { numeric: true });

const COMPARE: Record<BookOrder, (a: BookItem, b: BookItem) => number> = {
  dinheiro: (a, b) => b.money - a.money,
  usados: (a, b) => b.budgets - a.budgets,
  antigos: (a, b) => Date.parse(a.pricedAt) - Date.parse(b.pricedAt),
  nome: (a, b) => NAMES.compare(a.name, b.name),
};

/** The items of that view; equal ones stay as they came, used last first. `today` is the local day, "2026-11-20". */
export function shownItems(
  items: readonly BookItem[],
  { query, order, onlyStale }: BookView,
  today: string,
): BookItem[] {
  const matches = matcher(query);
  return items
    .filter(
      (item) =>
        matches([item.name, item.supplier, ...item.joined]) &&
        (!onlyStale || isStale(item, today)),
    )
    .toSorted(COMPARE[order]);
}

/** Whether an item's price is older than 90 days. */
export function isStale(item: BookItem, today: string): boolean {
  return daysSince(item.pricedAt, today) > STALE_AFTER;
}

/** How old a price is: "hoje", "há 1 dia", "há 95 dias". */
export function ageInWords(pricedAt: string, today: string): string {
  const days = daysSince(pricedAt, today);
  if (days <= 0) return "hoje";
  return days === 1 ? "há 1 dia" : `há ${days.toLocaleString("pt-BR")} dias`;
}

function daysSince(instant: string, today: string): number {
  return daysBetween(localDate(new Date(instant)), today);
}

/** The newest budget with each of the last prices, the newest first, at most three. */
export function pastPrices({ points }: BookItem): BookItem["points"] {
  const isNewest = ([price]: [number, number], at: number) =>
    points.findIndex((point) => point[0] === price) === at;
  return points.filter(isNewest).slice(0, 3);
}
