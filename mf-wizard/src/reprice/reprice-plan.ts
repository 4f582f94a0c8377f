import type {
  BookChange,
  BookItem,
} from "shared-contracts/entities/price-book";
import { counted } from "shared-contracts/formats/count";
import { formatMoney } from "shared-contracts/formats/money";
import { type ChosenItem, newPricesOf } from "./useRepriceChoice.ts";
import type { ListedLine } from "./useRepriceLines.ts";
import type { RepriceLine, RepricePlan } from "./useRepricing.ts";

/** What is saved of the budgets that are ticked. */
export function planOf(
  chosen: readonly ChosenItem[],
  lines: readonly RepriceLine[],
): RepricePlan {
  const [first, ...others] = chosen;
  return {
    lines,
    prices: newPricesOf(chosen),
    words:
      first && others.length === 0
        ? `${first.item.name} a ${formatMoney(first.price)} por ${first.item.unit}`
        : counted(chosen.length, "preço", "preços"),
    book: chosen.map(({ item, price }) => priceOf(item, price)),
    bookBefore: chosen.map(({ item }) => priceOf(item, item.price)),
  };
}

/** A ticked budget in which a price changes; none otherwise. */
export function changingLine({
  listed,
  loaded,
  figures,
  isTicked,
}: ListedLine): RepriceLine[] {
  if (!isTicked || !loaded || !figures?.before.length) return [];
  return [{ listed, loaded, figures, idempotencyKey: crypto.randomUUID() }];
}

function priceOf({ name, unit }: BookItem, price: number): BookChange {
  return { name, unit: unit as BookChange["unit"], price };
}
