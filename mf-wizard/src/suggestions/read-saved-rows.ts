import { readBudget } from "shared-contracts/budget-file/read-budget";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { savedOn } from "../saved-budgets/saved-budget-facts.ts";
import type { SavedRow, SavedRows } from "./saved-row.ts";

interface Item {
  name: string;
}

/** The rows of a saved budget that have a name; null when its data cannot be read. */
export function readSavedRows(saved: SavedBudget): SavedRows | null {
  const read = readBudget(saved.dados);
  if (!read.ok) return null;
  const { budget } = read;
  const day = savedOn(saved);
  const rows = <T extends Item>(
    items: readonly T[],
    price: (item: T) => number,
  ) =>
    items
      .filter(({ name }) => name.trim() !== "")
      .map((item): SavedRow => {
        const { name, ...fields } = item;
        return { name: name.trim(), fields, price: price(item), savedOn: day };
      });
  const inGroups = <T>(groups: readonly { items: T[] }[]) =>
    groups.flatMap(({ items }) => items);
  const unitPrice = (item: { unitPrice: number }) => item.unitPrice;
  return {
    team: rows(budget.team, ({ cost }) => cost),
    foods: rows(inGroups(budget.foods), unitPrice),
    drinks: rows(budget.drinks, unitPrice),
    garnishes: rows(budget.garnishes, unitPrice),
    thematicTables: rows(inGroups(budget.thematicTables), unitPrice),
    confectionery: rows(budget.confectionery, unitPrice),
    generalExpenses: rows(inGroups(budget.generalExpenses), unitPrice),
  };
}
