import type { LinePart } from "shared-contracts/parts/table";
import type { NumberKind } from "shared-contracts/numbers/parse-number";
import { readTyped } from "shared-contracts/numbers/read-typed";
import { LINE_PARTS } from "shared-contracts/platform/rules";
import { namedUnit } from "../units/named-unit.ts";

/** A column of a list as a spreadsheet fills it. */
export interface SheetColumn {
  /** The `data-column` of its inputs. */
  column: "name" | "quantity" | "unit" | "price" | "cost";
  /** The field of the row. */
  field: string;
  /** The value of a cell's text; undefined if invalid. */
  read: (text: string) => string | number | undefined;
}

/** The name of a row. */
export const NAME: SheetColumn = {
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
      read: numberCell("quantity"),
    },
    {
      column: "unit",
      field: "unit",
      read: (text) => namedUnit(part, "", text),
    },
    { column: "price", field: "unitPrice", read: numberCell("money") },
  ];
}

/** Name, quantity and cost of the team. */
export const TEAM_COLUMNS: readonly SheetColumn[] = [
  NAME,
  { column: "quantity", field: "quantity", read: numberCell("whole") },
  { column: "cost", field: "cost", read: numberCell("money") },
];

/** Reads cells as the column's fields read typed text; a negative number is invalid, as is text without a digit. */
export function numberCell(kind: NumberKind) {
  return (text: string) =>
    /\d/.test(text) && !/^\D*[-\u2212\u2013]\D*[1-9]/.test(text)
      ? (readTyped(text, kind)?.value ?? undefined)
      : undefined;
}
