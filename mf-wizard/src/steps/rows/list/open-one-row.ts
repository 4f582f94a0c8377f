import { createContext } from "react";
import { flushSync } from "react-dom";
import { isFresh, markFresh } from "../fresh-models.ts";
import { hasContent } from "../new-rows.ts";
import type { OpenableRow, OpenRows } from "../open-row.ts";

/** The column that a row opens at. */
const FIRST_COLUMN = "quantity";

const FIELD = "[data-column]:not(:disabled)";

/** The one row of a step that is open on a phone, where each row is a line until it is pressed. */
export class OpenRow implements OpenRows {
  /** Two only while the focus goes from one to the next. */
  #open: readonly OpenableRow[] = [];
  readonly #rows = new WeakMap<Element, OpenableRow>();
  readonly #elements = new WeakMap<OpenableRow, HTMLElement>();
  readonly #listeners = new Set<() => void>();

  /** Calls back when another row is open; returns a function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The open row. */
  readonly current = (): OpenableRow | undefined => this.#open.at(-1);

  /** Whether a row is open. One that was just added is, before anyone pressed it. */
  includes(row: OpenableRow): boolean {
    return this.#open.includes(row) || isFresh(row);
  }

  /** Opens a row, closes the one before, and focuses a column of it, in the same task: a phone shows its keyboard. */
  open(row: OpenableRow, column = FIRST_COLUMN): void {
    markFresh(row, column);
    flushSync(() => this.#set([...this.#open, row]));
    flushSync(() => this.#set([row]));
    this.#elements.get(row)?.scrollIntoView?.({ block: "start" });
  }

  /** Closes the row; the focus goes to its line. */
  close(row: OpenableRow): void {
    flushSync(() => this.#set([]));
    this.#elements.get(row)?.querySelector<HTMLElement>("[data-open]")?.focus();
  }

  /** Opens the row after the open one in its card, at the same column; after the last one adds one. */
  next(column: string | undefined): void {
    const row = this.current();
    const element = row && this.#elements.get(row);
    if (!element) return;
    const after = rowAfter(element);
    const wanted = after && this.#rows.get(after);
    if (wanted) return this.open(wanted, column);
    // A line of a long list gets its row when it is focused.
    if (after) return after.focus();
    if (hasContent(row)) addButtonOf(element)?.click();
    else if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  }

  /** Enter in a field: the next field of the row, after the last one the next row at its first field. */
  enter(from: EventTarget): void {
    const row = this.current();
    if (!row || this.focusBeside(from, 1)) return;
    this.next(FIRST_COLUMN);
  }

  /** Focuses the field before (-1) or after (1) one in the open row; tells whether there is one. */
  focusBeside(from: EventTarget | null, way: -1 | 1): boolean {
    const row = this.current();
    const element = row && this.#elements.get(row);
    const fields = [...(element?.querySelectorAll<HTMLElement>(FIELD) ?? [])];
    const here = fields.findIndex((field) => field === from);
    const field = here < 0 ? undefined : fields[here + way];
    field?.focus();
    return field !== undefined;
  }

  /** The row was drawn, open or as a line; returns a function for when it is gone. */
  register(row: OpenableRow, element: HTMLElement, isOpen: boolean) {
    this.#rows.set(element, row);
    this.#elements.set(row, element);
    if (isOpen && !this.#open.includes(row)) this.#set([row]);
    return () => {
      if (this.#elements.get(row) === element) this.#elements.delete(row);
    };
  }

  #set(open: readonly OpenableRow[]): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

function rowAfter(element: Element): HTMLElement | undefined {
  const rows = element
    .closest("ul")
    ?.querySelectorAll<HTMLElement>("[data-row]");
  const all = [...(rows ?? [])];
  return all[all.findIndex((row) => row === element) + 1];
}

function addButtonOf(element: Element): HTMLElement | null | undefined {
  return element
    .closest("ul")
    ?.parentElement?.querySelector<HTMLElement>("[data-add]");
}

/** The one open row of this step; null outside `PhoneRows`. */
export const OpenRowContext = createContext<OpenRow | null>(null);
