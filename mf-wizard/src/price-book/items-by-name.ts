import type { BookItem } from "shared-contracts/entities/price-book";
import { itemKey } from "shared-contracts/platform/rules";

/** The key of a name priced per a base unit: the same for every spelling. */
export function bookKey(unit: string, name: string): string {
  return `${unit} ${itemKey(name)}`;
}

/** The items of the book by `bookKey`, of their own name and of each that counts as it. */
export function itemsByName(items: readonly BookItem[]): Map<string, BookItem> {
  return new Map(
    items.flatMap((item) =>
      [item.name, ...item.joined].map((name) => [
        bookKey(item.unit, name),
        item,
      ]),
    ),
  );
}
