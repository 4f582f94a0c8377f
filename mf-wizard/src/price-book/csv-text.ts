import { withoutLineBreaks } from "shared-contracts/entities/one-line";

/** A spreadsheet would compute such a cell. */
const FORMULA = /^[=+\-@\t\r']/;

/** Rows as CSV for spreadsheets: semicolons, a byte order mark, no cell that a spreadsheet computes. */
export async function csvText(
  rows: readonly (readonly string[])[],
): Promise<string> {
  const { unparse } = (await import("papaparse")).default;
  const cells = rows.map((row) => row.map(harmless));
  const text = unparse(cells, { delimiter: ";", newline: "\r\n" });
  return `\uFEFF${text}\r\n`;
}

function harmless(cell: string): string {
  const text = withoutLineBreaks(cell);
  return FORMULA.test(text) ? `'${text}` : text;
}
