import type { LinePart } from "shared-contracts/parts/table";
import {
  type NumberKind,
  parseNumber,
} from "shared-contracts/numbers/parse-number";
import { LINE_PARTS, unitOptions } from "shared-contracts/platform/rules";

/** A column of a list as a spreadsheet fills it. */
export interface SheetColumn {
  /** The `data-column` of its inputs. */
  column: "name" | "quantity" | "unit" | "price" | "cost";
  /** The field of the row. */
  field: string;
  /** The value of a cell's text; undefined if invalid. */
  read: (text: string) => string | number | undefined;
}

const NAME: SheetColumn = {
  column: "name",
  field: "name",
  read: (text) => text,
};

/** Name, quantity, unit and price of a list whose rows are measured. */
export function measuredColumns(part: LinePart): readonly SheetColumn[] {
  return [
    NAME,
    {
      column: "quantity",
      field: LINE_PARTS[part].quantityField,
      read: number("quantity"),
    },
    { column: "unit", field: "unit", read: (text) => unitNamed(part, text) },
    { column: "price", field: "unitPrice", read: number("money") },
  ];
}

/** Name, quantity and cost of the team. */
export const TEAM_COLUMNS: readonly SheetColumn[] = [
  NAME,
  { column: "quantity", field: "quantity", read: number("whole") },
  { column: "cost", field: "cost", read: number("money") },
];

/** Reads cells as the column's fields read typed text; text without a digit is invalid. */
function number(kind: NumberKind) {
  return (text: string) =>
    /\d/.test(text) ? (parseNumber(text, kind) ?? undefined) : undefined;
}

/** A unit the part offers, by its id, its label or its name, with or without a plural s or a dot. */
function unitNamed(part: LinePart, text: string): string | undefined {
  const wanted = plain(text);
  return unitOptions(part, "").find(
    ({ value, label, name }) =>
      value !== "" && [value, label, name].map(plain).includes(wanted),
  )?.value;
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\.$/, "").replace(/s$/, "");
}
