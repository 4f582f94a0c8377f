import type { ClipboardEvent } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import type { RowHint } from "../hints/row-hint.ts";
import { fieldOf, type SettableRow } from "../named-row.ts";
import { useStepSession } from "../useStepSession.ts";
import { readSheet, type SheetLine } from "./read-sheet.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** A list of the store that a table can be pasted into, and its columns. */
export interface Sheet {
  list: { readonly rows: readonly SettableRow[]; add: () => SettableRow };
  columns: readonly SheetColumn[];
  /** Names a row that is added for a pasted line. */
  nameRow?: ((row: SettableRow, name: string) => void) | undefined;
}

/**
 * Pastes a table from a spreadsheet into a list, as one undo step. Pasted on a name, its lines become new rows, the
 * first one filling an unnamed row; pasted on another column, it fills the rows below and adds none.
 */
export function usePasteSheet({ list, columns, nameRow }: Sheet) {
  const { store, notify } = useAppState();
  const { history } = store;
  const session = useStepSession();
  return (event: ClipboardEvent<HTMLElement>) => {
    const cell = event.target;
    if (!(cell instanceof HTMLElement)) return;
    const row = cell.closest<HTMLElement>("[data-row]");
    const from = columns.findIndex(
      ({ column }) => column === cell.dataset.column,
    );
    if (!row || from < 0) return;
    const read = readSheet(event.clipboardData.getData("text"), columns, from);
    if (!read) return;
    event.preventDefault();
    const drawn = rowsFrom(row, list.rows);
    const pasted =
      from > 0
        ? read.slice(0, drawn.length)
        : read.filter((line) => line.get(columns[0]!) !== undefined);
    history.together(() => {
      pasted.forEach((line, index) => {
        const filled =
          from > 0 || (index === 0 && drawn[0]?.fields.name.trim() === "")
            ? drawn[index]
            : undefined;
        const row = filled ?? list.add();
        if (!filled) nameRow?.(row, String(line.get(columns[0]!)));
        fill(row, line);
        const hint = unreadHint(row, line);
        if (hint) session.showHint(row, hint);
      });
    });
    const count = pasted.length;
    const lines = count === 1 ? "1 linha colada" : `${count} linhas coladas`;
    const unread = pasted.flatMap(unreadCells).length;
    if (unread === 0) session.announce(lines);
    else notify({ tone: "error", text: `${lines}. ${unreadText(unread)}` });
  };
}

function fill(row: SettableRow, line: SheetLine): void {
  for (const [{ field }, value] of line)
    if (typeof value !== "object") row.set(field, value);
}

const COLUMN_WORDS = {
  name: "nome",
  quantity: "quantidade",
  unit: "unidade",
  price: "preço",
  cost: "custo",
} as const;

function unreadText(cells: number): string {
  return cells === 1
    ? "1 célula não foi lida e está marcada: nada virou zero."
    : `${cells} células não foram lidas e estão marcadas: nada virou zero.`;
}

function unreadCells(line: SheetLine): [SheetColumn, string][] {
  return [...line].flatMap(([column, value]): [SheetColumn, string][] =>
    typeof value === "object" ? [[column, value.text]] : [],
  );
}

/** The mark of a row whose cells were not all read: what was pasted, until one of them is filled in. */
function unreadHint(row: SettableRow, line: SheetLine): RowHint | undefined {
  const cells = unreadCells(line);
  const [first] = cells;
  if (!first) return undefined;
  const left = cells.map(([{ field }]) => fieldOf(row, field));
  const words = cells.map(
    ([{ column }, text]) => `${COLUMN_WORDS[column]} “${text}”`,
  );
  return {
    about: first[0].column,
    tone: "warning",
    text: `Não deu para ler: ${words.join(", ")}.`,
    answers: [],
    unread: cells.map(([{ column }]) => column),
    isTrue: () =>
      cells.every(([{ field }], at) => fieldOf(row, field) === left[at]),
  };
}

/** The rows of the list from a drawn one downwards, as they are drawn. */
function rowsFrom(first: Element, rows: readonly SettableRow[]): SettableRow[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const drawn = first
    .closest("ul")
    ?.querySelectorAll<HTMLElement>("[data-row]");
  const elements = [...(drawn ?? [])];
  return elements
    .slice(elements.findIndex((element) => element === first))
    .flatMap(({ dataset }) => byId.get(dataset.row ?? "") ?? []);
}
