import type { LinePart } from "shared-contracts/parts/table";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import {
  EACH_PART,
  readBudget,
  rowGroups,
} from "shared-contracts/platform/rules";
import { savedOn } from "../../working-budget/saved/saved-budget-facts.ts";
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
  const parts = Object.fromEntries(
    EACH_PART.map((part) => [
      part.key,
      rows(
        rowGroups(budget, part).flatMap((group) => group.rows),
        ({ unitPrice }) => unitPrice,
      ),
    ]),
  ) as Record<LinePart, SavedRow[]>;
  return {
    team: rows(budget.team, ({ cost }) => cost),
    ...parts,
  };
}
