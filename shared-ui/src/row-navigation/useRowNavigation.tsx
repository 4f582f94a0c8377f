import { useRef, type KeyboardEvent, type RefObject } from "react";
import { rowBeside } from "./row-beside.ts";

/** What to spread on the element around the rows. */
export interface RowNavigation<Root extends HTMLElement> {
  ref: RefObject<Root | null>;
  onKeyDown: (event: KeyboardEvent<Root>) => void;
}

export interface RowNavigationOptions {
  /**
   * Enter on the last row; gets the column it was pressed in and the row's element. The caller adds a row and focuses
   * it.
   */
  onAddRow?: ((column: string, row: HTMLElement) => void) | undefined;
}

/**
 * Moves between rows as in a spreadsheet: Enter and arrow-down go to the same column of the next row,
 * arrow-up back, Enter on the last row adds one. Rows carry `data-row`, their inputs `data-column="name"`.
 */
export function useRowNavigation<Root extends HTMLElement = HTMLDivElement>({
  onAddRow,
}: RowNavigationOptions = {}): RowNavigation<Root> {
  const ref = useRef<Root>(null);
  return {
    ref,
    onKeyDown(event) {
      const step = stepOf(event);
      const from = event.target;
      if (step === 0 || !isTextInput(from)) return;
      const column = from.dataset.column;
      const row = from.closest<HTMLElement>("[data-row]");
      if (column === undefined || !row) return;
      event.preventDefault();
      const target = nextInColumn(event.currentTarget, row, column, step);
      if (target) target.focus();
      else if (event.key === "Enter") onAddRow?.(column, row);
    },
  };
}

/** Focuses the input of a row (its `data-row` value) and column, if it is in the page; tells whether it was. */
export function focusCell(
  root: HTMLElement | null,
  row: string,
  column: string,
): boolean {
  const found = [
    ...(root?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
  ].find((element) => element.dataset.row === row);
  const cell = found && cellOf(found, column);
  cell?.focus();
  return cell !== undefined;
}

function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
  if (shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing)
    return 0;
  if (key === "Enter" || key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : 0;
}

/** Selects and buttons keep their own arrows and Enter. */
function isTextInput(
  target: EventTarget,
): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  );
}

/** A row that takes the focus itself has no cells yet. */
function nextInColumn(
  root: HTMLElement,
  from: Element,
  column: string,
  step: 1 | -1,
): HTMLElement | undefined {
  let row = rowBeside(root, from, step);
  while (row) {
    const cell = cellOf(row, column);
    if (cell) return cell;
    if (row.tabIndex >= 0) return row;
    row = rowBeside(root, row, step);
  }
  return undefined;
}

/** A column that a row does not have, or has disabled, is skipped. */
function cellOf(row: HTMLElement, column: string): HTMLElement | undefined {
  const cells = row.querySelectorAll<HTMLElement>(
    "[data-column]:not(:disabled)",
  );
  return [...cells].find((cell) => cell.dataset.column === column);
}
