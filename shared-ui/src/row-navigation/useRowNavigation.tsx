import { useRef, type KeyboardEvent, type RefObject } from "react";

/** Props of the element around the rows. */
export interface RowNavigation<Root extends HTMLElement> {
  ref: RefObject<Root | null>;
  onKeyDown: (event: KeyboardEvent<Root>) => void;
}

export interface RowNavigationOptions {
  /** Called on Enter in the last row, with its column and element. The caller adds a row and focuses it. */
  onAddRow?: ((column: string, row: HTMLElement) => void) | undefined;
}

/**
 * Moves the focus between rows as in a spreadsheet: Enter and arrow-down to the same column of the next row, arrow-up
 * back; Enter in the last row adds one. Rows have `data-row="id"`, their inputs `data-column="name"`.
 *
 * @example
 *   const rows = useRowNavigation({ onAddRow: addRow });
 *   return <div {...rows}>{…}</div>;
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

/** Focuses the input of a row (its `data-row` value) and column. Returns whether it exists. */
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

/** Selects and buttons have their own use of arrows and Enter. */
function isTextInput(
  target: EventTarget,
): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  );
}

/** The next cell of the column; or the next row that can have the focus, as its cells are not drawn yet. */
function nextInColumn(
  root: HTMLElement,
  from: HTMLElement,
  column: string,
  step: 1 | -1,
): HTMLElement | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>("[data-row]")];
  const here = rows.indexOf(from);
  const further =
    step > 0 ? rows.slice(here + 1) : rows.slice(0, here).reverse();
  for (const row of further) {
    const cell = cellOf(row, column);
    if (cell) return cell;
    if (row.tabIndex >= 0) return row;
  }
  return undefined;
}

/** The enabled cell of a column; undefined without one. */
function cellOf(row: HTMLElement, column: string): HTMLElement | undefined {
  const cells = row.querySelectorAll<HTMLElement>(
    "[data-column]:not(:disabled)",
  );
  return [...cells].find((cell) => cell.dataset.column === column);
}
