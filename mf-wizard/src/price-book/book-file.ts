import type {
  BookChange,
  BookItem,
} from "shared-contracts/entities/price-book";
import { withoutLineBreaks } from "shared-contracts/entities/one-line";
import { exact, toText } from "shared-contracts/numbers/exact";
import { parseNumber } from "shared-contracts/numbers/parse-number";
import { itemKey } from "shared-contracts/platform/rules";
import { csvText } from "./csv-text.ts";
import { itemOf } from "./item-change.ts";
import { bookKey, itemsByName } from "./items-by-name.ts";

/** A file of the book is at most so large, in bytes. */
export const BOOK_FILE_MAX = 2 * 1024 * 1024;

/** A line that was not understood. */
interface RefusedLine {
  /** Counted from 1. */
  line: number;
  reason: string;
}

/** What a file says, line by line. */
export interface BookFile {
  changes: BookChange[];
  refused: RefusedLine[];
}

const HEAD = ["Item", "Unidade", "Preço", "Fornecedor", "Embalagem"];
/** A file's first line and its delimiter. Without that line it is guessed. */
const HEADED = /^\uFEFF?"?item"?([;\t,])/i;
const UNITS = new Map<string, BookChange["unit"]>([
  ["kg", "kg"],
  ["l", "L"],
  ["un", "un"],
]);
const NAME_MAX = 200;
const SUPPLIER_MAX = 60;
const HARMLESS = /^'(?=[=+\-@\t\r'])/;

/** The book as CSV for spreadsheets: semicolons, decimal commas, a byte order mark. */
export async function writeBookFile(
  items: readonly BookItem[],
): Promise<string> {
  const rows = items.map(({ name, unit, price, supplier, packageSize }) => [
    name,
    unit,
    numberText(price),
    supplier,
    packageSize === undefined ? "" : numberText(packageSize),
  ]);
  return csvText([HEAD, ...rows]);
}

/** Reads a CSV of the book; of two lines for an item the later counts. Never throws. */
export async function readBookFile(text: string): Promise<BookFile> {
  const { parse } = (await import("papaparse")).default;
  const [, delimiter = ""] = HEADED.exec(text) ?? [];
  const { data } = parse<string[]>(text, {
    delimiter,
    delimitersToGuess: [";", "\t", ","],
  });
  const changes = new Map<string, BookChange>();
  const refused: RefusedLine[] = [];
  for (const [at, cells] of data.entries()) {
    const isHead = at === 0 && itemKey(cells[0] ?? "") === "item";
    if (isHead || cells.every((cell) => cell.trim() === "")) continue;
    const change = readLine(cells);
    if (typeof change === "string")
      refused.push({ line: at + 1, reason: change });
    else changes.set(bookKey(change.unit, change.name), change);
  }
  return { changes: [...changes.values()], refused };
}

/** A line as a change, or why it is none. */
function readLine(cells: readonly string[]): BookChange | string {
  const [name = "", unitText = "", price = "", supplier = "", size = ""] =
    cells.map((cell) => withoutLineBreaks(cell).replace(HARMLESS, "").trim());
  const unit = UNITS.get(unitText.toLowerCase());
  if (itemKey(name) === "") return "falta o nome do item";
  if (name.length > NAME_MAX) return "o nome passa de 200 caracteres";
  if (!unit) return `unidade “${unitText}”: use kg, L ou un`;
  if (supplier.length > SUPPLIER_MAX)
    return "o fornecedor passa de 60 caracteres";
  const packageSize = parseNumber(size, "quantity");
  if (packageSize === null || (size !== "" && !/\d/.test(size)))
    return `embalagem “${size}”: use um número`;
  const rest = {
    ...(cells.length > 3 && { supplier }),
    ...(cells.length > 4 && { packageSize }),
  };
  if (price === "") return { name, unit, ...rest };
  const amount = parseNumber(price, "money");
  if (amount === null || amount === 0)
    return `preço “${price}”: use um valor acima de zero`;
  return { name, unit, price: amount, ...rest };
}

/** The changes that would change something of the book. */
export function realChanges(
  items: readonly BookItem[],
  changes: readonly BookChange[],
): { change: BookChange; before: BookItem | undefined }[] {
  const known = itemsByName(items);
  return changes.flatMap((change) => {
    const before = known.get(bookKey(change.unit, change.name));
    const price = change.price === before?.price ? undefined : change.price;
    const supplier =
      change.supplier === (before?.supplier ?? "")
        ? undefined
        : change.supplier;
    const packageSize =
      change.packageSize === (before?.packageSize ?? 0)
        ? undefined
        : change.packageSize;
    const set = Object.entries({ price, supplier, packageSize }).filter(
      ([, value]) => value !== undefined,
    );
    if (set.length === 0) return [];
    const key = before
      ? itemOf(before)
      : { name: change.name, unit: change.unit };
    return [{ change: { ...key, ...Object.fromEntries(set) }, before }];
  });
}

/** "12,50"; a fourth decimal keeps "1,234" from being read as thousands. */
function numberText(value: number): string {
  const [whole, decimals = ""] = toText(exact(value)).split(".");
  const shown =
    decimals.length === 3 ? `${decimals}0` : decimals.padEnd(2, "0");
  return `${whole},${shown}`;
}
