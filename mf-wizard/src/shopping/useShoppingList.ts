import { useMemo } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { Recipe } from "shared-contracts/entities/recipe";
import { useAppState } from "shared-contracts/federation/app-state";
import { toText } from "shared-contracts/numbers/exact";
import { itemsByName } from "../price-book/items-by-name.ts";
import { type BoughtItem, boughtItem, listTotals } from "./bought-items.ts";
import { type ShoppingEvent, shoppingItems } from "./shopping-items.ts";
import { useKeptRecord } from "./useKeptRecord.ts";

const NO_BOOK: readonly BookItem[] = [];

const isText = (value: unknown) => typeof value === "string";
const isPercent = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 100;

export type ShoppingList = NonNullable<ReturnType<typeof useShoppingList>>;

/**
 * The list of some events, with what this device keeps of it: the safety of each section for all lists of the user, the
 * ticks for these events. A tick is of what was bought: where that changes, it goes. Null while something loads.
 */
export function useShoppingList(
  ids: readonly number[],
  events: readonly ShoppingEvent[] | undefined,
  book = NO_BOOK,
  recipes: readonly Recipe[] | undefined,
) {
  const { userId } = useAppState().session;
  const safety = useKeptRecord(`${userId} safety`, isPercent);
  const set = ids.toSorted((a, b) => a - b).join();
  const ticks = useKeptRecord(`${userId} ticks ${set}`, isText);
  const items = useMemo(() => {
    const byId = new Map(recipes?.map((recipe) => [recipe.id, recipe]));
    return shoppingItems(events ?? [], itemsByName(book), byId);
  }, [events, book, recipes]);
  if (!events || !recipes) return null;
  if (!safety.record || !ticks.record) return null;

  const percents = safety.record;
  const ticked = ticks.record;
  const bought = items.map((item) =>
    boughtItem(item, percents[item.section] ?? 0),
  );
  const isTicked = (item: BoughtItem) =>
    ticked[item.key] === toText(item.bought);
  return {
    events,
    items: bought,
    totals: listTotals(bought, events.length),
    isTicked,
    tick(item: BoughtItem) {
      const { [item.key]: _, ...others } = ticked;
      ticks.change(
        isTicked(item)
          ? others
          : { ...others, [item.key]: toText(item.bought) },
      );
    },
    safetyOf: (section: string) => percents[section] ?? 0,
    setSafety: (section: string, percent: number) =>
      safety.change({ ...percents, [section]: percent }),
    isKept: ticks.isKept,
  };
}
