import type { SheetColumn } from "./sheet-columns.ts";

/** A cell that its column cannot read. */
export interface UnreadCell {
  text: string;
}

/** The fields of a row that one line of a pasted table has. */
export type SheetLine = ReadonlyMap<SheetColumn, string | number | UnreadCell>;

/**
 * Reads a table copied from a spreadsheet (tabs between cells, line breaks between rows) from the `from`-th column on;
 * null for a single cell. Skips empty lines and a first line of headings; the unit column may be missing; an empty cell
 * changes nothing.
 */
export function readSheet(
  text: string,
  columns: readonly SheetColumn[],
  from: number,
): SheetLine[] | null {
  const lines = text.replace(/(\r?\n)+$/, "").split(/\r?\n/);
  if (lines.length === 1 && !text.includes("\t")) return null;
  const cells = lines
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter((line) => line.some((cell) => cell !== ""));
  const [first, ...rest] = cells;
  const headed =
    first !== undefined &&
    first.length > 1 &&
    !first.some(hasDigit) &&
    rest.some((line) => line.some(hasDigit));
  return (headed ? rest : cells).map((line) =>
    readLine(line, columns.slice(from)),
  );
}

function readLine(
  line: readonly string[],
  columns: readonly SheetColumn[],
): SheetLine {
  const read = new Map<SheetColumn, string | number | UnreadCell>();
  const cells = [...line];
  for (const column of columns) {
    const [cell] = cells;
    if (cell === undefined) break;
    const value = column.read(cell);
    const leftOut = column.column === "unit" && value === undefined;
    if (leftOut && hasDigit(cell)) continue;
    cells.shift();
    if (cell !== "") read.set(column, value ?? { text: cell });
  }
  return read;
}

function hasDigit(cell: string): boolean {
  return /\d/.test(cell);
}
