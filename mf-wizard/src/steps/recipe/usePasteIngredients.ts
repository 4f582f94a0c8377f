import { useState, type ClipboardEvent } from "react";
import { INGREDIENTS_MAX } from "shared-contracts/entities/recipe";
import { counted } from "shared-contracts/formats/count";
import { readSheet, type SheetLine } from "../rows/paste/read-sheet.ts";
import {
  NAME,
  numberCell,
  type SheetColumn,
} from "../rows/paste/sheet-columns.ts";
import { type IngredientRow, newIngredient } from "./recipe-form.ts";
import type { RecipeForm } from "./useRecipeForm.ts";

const UNITS: Readonly<Record<string, IngredientRow["unit"]>> = {
  kg: "kg",
  g: "g",
  l: "L",
  ml: "ml",
  un: "un",
};

/** Name, quantity, unit and price. */
const COLUMNS: readonly SheetColumn[] = [
  NAME,
  { column: "quantity", field: "quantity", read: numberCell("quantity") },
  {
    column: "unit",
    field: "unit",
    read: (text) => UNITS[text.trim().toLowerCase().replace(/\.$/, "")],
  },
  { column: "price", field: "price", read: numberCell("money") },
];

/** Pastes lines of a spreadsheet from the focused cell on: they fill its row and those below, and add what is missing. */
export function usePasteIngredients({ rows, setRows, prices }: RecipeForm) {
  const [said, setSaid] = useState("");

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const { column } = target.dataset;
    const from = COLUMNS.findIndex((each) => each.column === column);
    const element = target.closest<HTMLElement>("[data-row]");
    const at = rows.findIndex(
      (row) => String(row.key) === element?.dataset.row,
    );
    if (from < 0 || at < 0) return;
    const lines = readSheet(event.clipboardData.getData("text"), COLUMNS, from);
    if (!lines) return;
    event.preventDefault();
    const taken = lines.slice(0, INGREDIENTS_MAX - at);
    const filled = taken.map((line, index): IngredientRow => {
      const row = withCells(rows[at + index] ?? newIngredient(), line);
      return { ...row, price: row.price || (prices.of(row) ?? "") };
    });
    setRows(rows.toSpliced(at, filled.length, ...filled));
    setSaid(words(taken, lines.length - taken.length));
  }

  return { said, onPaste };
}

/** Cells that could not be read stay as they were. */
function withCells(row: IngredientRow, line: SheetLine): IngredientRow {
  const cells = [...line].filter(([, value]) => typeof value !== "object");
  return {
    ...row,
    ...Object.fromEntries(cells.map(([{ field }, value]) => [field, value])),
  };
}

function words(lines: readonly SheetLine[], left: number): string {
  const unread = lines
    .flatMap((line) => [...line.values()])
    .filter((value) => typeof value === "object").length;
  const texts = [
    counted(lines.length, "linha colada", "linhas coladas"),
    unread > 0 &&
      `${counted(unread, "célula", "células")} que não deu para ler`,
    left > 0 &&
      `${counted(left, "linha", "linhas")} além de ${INGREDIENTS_MAX}`,
  ];
  return `${texts.filter(Boolean).join("; ")}.`;
}
