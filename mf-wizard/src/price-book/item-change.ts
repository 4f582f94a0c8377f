import type {
  BookChange,
  BookItem,
} from "shared-contracts/entities/price-book";
import type { Undoable } from "./useChangeBook.ts";

/** What a save says, by the first field that it changes. */
const SAID = [
  { field: "price", said: "Preço de … salvo no caderno." },
  { field: "supplier", said: "Fornecedor de … salvo no caderno." },
  { field: "packageSize", said: "Embalagem de … salva no caderno." },
] as const;

/** What was typed for an item; an empty price is none, an empty package is no longer one. */
interface Typed {
  price?: number | "";
  supplier?: string;
  packageSize?: number | "";
}

/** The change that makes an item what was typed, with the way back; null where it is that already. */
export function itemChange(item: BookItem, typed: Typed): Undoable | null {
  const before = {
    price: item.price,
    supplier: item.supplier,
    packageSize: item.packageSize ?? 0,
  };
  const after = {
    price: typed.price === "" ? before.price : (typed.price ?? before.price),
    supplier: typed.supplier?.trim() ?? before.supplier,
    packageSize: Number(typed.packageSize ?? before.packageSize),
  };
  const changed = SAID.filter(({ field }) => after[field] !== before[field]);
  const [first] = changed;
  if (!first) return null;
  const only = (values: Omit<BookChange, "name" | "unit">): BookChange => ({
    ...itemOf(item),
    ...Object.fromEntries(changed.map(({ field }) => [field, values[field]])),
  });
  return {
    changes: [only(after)],
    back: [only({ ...before, price: item.isTyped ? item.price : null })],
    done: first.said.replace("…", item.name),
  };
}

/** What identifies an item in a change; rows of the team are not in the book. */
export function itemOf({ name, unit }: BookItem): {
  name: string;
  unit: BookChange["unit"];
} {
  return { name, unit: unit as BookChange["unit"] };
}
