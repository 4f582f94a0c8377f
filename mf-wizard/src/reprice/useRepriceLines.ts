import { useState } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { localDate } from "shared-contracts/formats/local-date";
import { useQuery } from "shared-contracts/platform/query";
import { itemKeys, pricesIn } from "./reprice.ts";
import { figuresOf, type RepricedFigures } from "./repriced-figures.ts";
import { loadBudgets, type LoadedBudget } from "./saved-prices.ts";
import { isAccepted, isApproved, touchedBudgets } from "./touched-budgets.ts";
import { type ChosenItem, newPricesOf } from "./useRepriceChoice.ts";

/** A budget whose price would change. */
export interface ListedLine {
  listed: SavedBudgetSummary;
  /** Null while it loads, and when it cannot be read. */
  loaded: LoadedBudget | null;
  /** Null while it loads; undefined when it cannot be read. */
  figures: RepricedFigures | null | undefined;
  /** Said beside its day and guests. */
  notes: string[];
  isTicked: boolean;
  /** Whether it can be ticked at all. */
  canTick: boolean;
}

const ACCEPTED = "Aceita pelo cliente: precisa de aditivo";
const UNSAVED = "Em edição, com mudanças não salvas";

/** The budgets that hold the chosen items, with what becomes of them. */
export function useRepriceLines(
  budgets: readonly SavedBudgetSummary[],
  chosen: readonly ChosenItem[],
  items: readonly BookItem[],
) {
  const services = useAppState();
  const { store } = services;
  const [today] = useState(() => localDate(new Date()));
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const touched = touchedBudgets(budgets, items, today);
  const { listed } = touched;
  const { data: loaded } = useQuery({
    queryKey: ["reprice", ...listed.map(({ id, versao }) => `${id}/${versao}`)],
    queryFn: () => loadBudgets(services, listed),
    enabled: listed.length > 0,
    networkMode: "always",
    gcTime: 0,
  });
  const prices = newPricesOf(chosen);
  const keys = new Set(items.flatMap(itemKeys));
  const isUnsaved = ({ id }: SavedBudgetSummary) =>
    id === store.editingBudgetId && store.hasUnsavedChanges;

  const lines = listed.flatMap((budget): ListedLine[] => {
    const found = loaded?.get(budget.id);
    const line = {
      listed: budget,
      loaded: null,
      canTick: !isUnsaved(budget),
      isTicked:
        !isUnsaved(budget) && (ticks.get(budget.id) ?? !isApproved(budget)),
    };
    const notes = [
      ...(isAccepted(budget) ? [ACCEPTED] : []),
      ...(isUnsaved(budget) ? [UNSAVED] : []),
    ];
    if (found === undefined) return [{ ...line, figures: null, notes }];
    if (typeof found === "string") {
      const unreadable = { isTicked: false, canTick: false };
      const figures = undefined;
      return [{ ...line, ...unreadable, figures, notes: [...notes, found] }];
    }
    const own = pricesIn(found.budget, keys);
    // The book is older than a save that took the item out.
    if (own.length === 0) return [];
    return [
      {
        ...line,
        loaded: found,
        figures: figuresOf(found.budget, prices),
        notes: [...notes, ...otherPrices(own, items)],
      },
    ];
  });
  return {
    lines,
    touched,
    tick: (id: number, isTicked: boolean) =>
      setTicks((before) => new Map(before).set(id, isTicked)),
    tickAll: (isTicked: boolean) =>
      setTicks(
        new Map([
          ...ticks,
          ...lines
            .filter(isTickedWithAll)
            .map((line) => [line.listed.id, isTicked] as const),
        ]),
      ),
  };
}

/** An accepted one is ticked by itself only. */
export function isTickedWithAll({ listed, canTick }: ListedLine): boolean {
  return canTick && !isAccepted(listed);
}

/** A price of one item that is not the book's: "hoje a R$ 79,00". */
function otherPrices(
  own: readonly number[],
  [item, ...others]: readonly BookItem[],
): string[] {
  if (!item || others.length > 0) return [];
  const prices = new Set(own.filter((price) => price !== item.price));
  return [...prices].map((price) => `hoje a ${formatMoney(price)}`);
}
