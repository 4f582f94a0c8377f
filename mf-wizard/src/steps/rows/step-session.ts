import { flushSync } from "react-dom";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { PricedLine } from "shared-contracts/parts/part";
import { EACH_PART } from "shared-contracts/platform/rules";
import {
  action,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from "shared-contracts/platform/state";
import { fieldBeside, nextRow } from "./list/beside-row.ts";
import type { RowHint } from "./hints/row-hint.ts";
import type { NamedRow, PricedRow } from "./named-row.ts";

/** Something the user may want to delete. */
export interface Deletable {
  /** What the question names. */
  name: string;
  /** What goes with it: "3 itens". */
  contents?: string | undefined;
  /** The pressed button, in its row or group. */
  button: HTMLElement;
  remove: () => void;
}

/** A list of the store in which empty rows are added. */
export interface AddingList<Row extends NamedRow> {
  readonly rows: readonly Row[];
  add: () => Row;
  remove: (id: number) => void;
}

/** A row that was added empty, its list, and the fields that it started with. */
interface Added {
  row: NamedRow;
  list: AddingList<NamedRow>;
  fields: Readonly<Record<string, unknown>>;
}

/** The column that a row opens at. */
const FIRST_COLUMN = "quantity";

const CONTENT_FIELDS = new Set([
  "name",
  ...EACH_PART.map(({ quantityField }) => quantityField),
]);

/**
 * What the steps know of the rows being edited: which one takes the focus, which are new, which is open on a phone, and
 * the hints, questions and announcements about them. What belongs to one page ends with it.
 */
export class StepSession {
  /** The latest change of the rows, for screen readers: "Beijinho: linha 2 de 4". */
  announcement = "";
  /** What the user is asked to confirm the deletion of. */
  deletion: Deletable | null = null;

  /** The column to focus by row or group; for the store's event, any column. */
  readonly #fresh = new WeakMap<object, string>();
  /** The odd quantities that the user confirmed, by row; they last until a reload or another budget. */
  readonly #confirmed = new WeakMap<object, string>();
  readonly #added = observable(new Map<object, Added>(), { deep: false });
  readonly #hints = observable(new Map<object, RowHint>(), { deep: false });
  /** The open row of a phone; two only while the focus goes from one to the next. */
  readonly #open = observable(new Map<PricedRow, true>(), { deep: false });
  readonly #elements = new Map<PricedRow, HTMLElement>();
  #isPressed = false;
  #afterPress: (() => void)[] = [];

  constructor() {
    makeObservable(this, {
      announcement: observable,
      deletion: observableRef,
      announce: action,
      askDelete: action,
    });
  }

  /** Follows the presses on a page with rows; returns a function that ends the page. */
  start(): () => void {
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    const down = () => (this.#isPressed = true);
    // The click follows the release within the same task.
    const up = () => setTimeout(() => this.#endPress());
    document.addEventListener("mousedown", down, options);
    document.addEventListener("mouseup", up, options);
    document.addEventListener("dragend", up, options);
    return () => {
      stop.abort();
      this.#endPress();
      this.#end();
    };
  }

  /** Runs `act` once the press has ended and its click was handled: moving the page under it would make it miss. */
  afterPress(act: () => void): void {
    if (this.#isPressed) this.#afterPress.push(act);
    else act();
  }

  announce(text: string): void {
    this.announcement = text;
  }

  /** Asks the user before something is deleted for good; null takes the question back. */
  askDelete(thing: Deletable | null): void {
    this.deletion = thing;
  }

  /**
   * Marks a row or group that the user added or searched: once rendered, on this page or another, it focuses its name
   * or another column. Returns it.
   */
  markFresh<Model extends object>(model: Model, column = "name"): Model {
    this.#fresh.set(model, column);
    return model;
  }

  /** Whether a row or group is marked and was not focused yet. */
  isFresh(model: object): boolean {
    return this.#fresh.has(model);
  }

  /** Clears the mark; returns the column to focus, undefined when it was not marked. */
  takeFresh(model: object): string | undefined {
    const column = this.#fresh.get(model);
    this.#fresh.delete(model);
    return column;
  }

  /** Adds an empty row, which takes the focus and is new until the focus leaves it. */
  add<Row extends NamedRow>(list: AddingList<Row>): Row {
    const row = list.add();
    runInAction(() => this.#added.set(row, { row, list, fields: row.fields }));
    return this.markFresh(row);
  }

  /** Whether a row was added empty and the focus has not left it yet. */
  isNew(row: object): boolean {
    return this.#added.has(row);
  }

  /** Whether a row has a name or a quantity; those a new row starts with do not count. */
  hasContent(row: NamedRow): boolean {
    const start = this.#added.get(row)?.fields;
    return Object.entries(row.fields).some(
      ([field, value]) =>
        CONTENT_FIELDS.has(field) &&
        isFilled(value) &&
        start?.[field] !== value,
    );
  }

  /** The focus has left the row: a new one is removed when it is as it started, else it is like any other from now on. */
  settle(row: NamedRow): void {
    const added = this.#added.get(row);
    if (!added) return;
    const { list, fields } = added;
    const isUntouched = Object.entries(row.fields).every(
      ([field, value]) => fields[field] === value,
    );
    runInAction(() => this.#added.delete(row));
    if (isUntouched && list.rows.includes(row)) list.remove(row.id);
  }

  /** The hint to show under a row; a new row has none until it is left. */
  hintOf(row: object): RowHint | undefined {
    const hint = this.#hints.get(row);
    return hint?.isTrue() && !this.isNew(row) ? hint : undefined;
  }

  /** Replaces the row's hint. */
  showHint(row: object, hint: RowHint): void {
    this.afterPress(() => runInAction(() => this.#hints.set(row, hint)));
  }

  dropHint(row: object): void {
    runInAction(() => this.#hints.delete(row));
  }

  confirmQuantity(row: object, quantity: Quantity): void {
    this.#confirmed.set(row, asText(quantity));
  }

  /** Whether the user confirmed this quantity of the row. */
  isConfirmed(row: object, quantity: Quantity): boolean {
    return this.#confirmed.get(row) === asText(quantity);
  }

  /** The row that is open on a phone, where each row is a line until it is pressed. */
  get openRow(): PricedRow | undefined {
    return [...this.#open.keys()].at(-1);
  }

  /** Whether a row is open on a phone. One that was just added is, before anyone pressed it. */
  isOpen(row: PricedRow): boolean {
    return this.#open.has(row) || this.isFresh(row);
  }

  /** Opens a row, closes the one before, and focuses a column of it, in the same task: a phone shows its keyboard. */
  open(row: PricedRow, column = FIRST_COLUMN): void {
    this.markFresh(row, column);
    flushSync(() => runInAction(() => this.#open.set(row, true)));
    flushSync(() => this.#openOnly(row));
    this.#elements.get(row)?.scrollIntoView?.({ block: "start" });
  }

  /** Closes the row; the focus goes to its line. */
  close(row: PricedRow): void {
    flushSync(() => runInAction(() => this.#open.clear()));
    this.#elements.get(row)?.querySelector<HTMLElement>("[data-open]")?.focus();
    this.settle(row);
  }

  /** Opens the row after the open one in its card, at the same column; after the last one adds one. */
  next(column = FIRST_COLUMN): void {
    const row = this.openRow;
    const element = row && this.#elements.get(row);
    if (!element) return;
    const after = nextRow(element);
    for (const [next, drawn] of this.#elements)
      if (drawn === after) return this.open(next, column);
    // A line of a long list gets its row when it is focused.
    if (after) return after.focus();
    if (this.hasContent(row))
      element
        .closest("ul")
        ?.parentElement?.querySelector<HTMLElement>("[data-add]")
        ?.click();
    else if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  }

  /** Enter in a field of the open row: the next field, after the last one the next row. */
  enter(from: Element): void {
    const field = fieldBeside(from, 1);
    if (field) field.focus();
    else this.next();
  }

  /** The row was drawn, open or as a line; returns a function for when it is gone. */
  register(row: PricedRow, element: HTMLElement, isOpen: boolean) {
    this.#elements.set(row, element);
    if (isOpen && !this.#open.has(row)) this.#openOnly(row);
    return () => {
      if (this.#elements.get(row) === element) this.#elements.delete(row);
    };
  }

  #openOnly(row: PricedRow): void {
    runInAction(() => this.#open.replace([[row, true]]));
  }

  #endPress(): void {
    this.#isPressed = false;
    const waiting = this.#afterPress;
    this.#afterPress = [];
    for (const act of waiting) act();
  }

  /** The page is left, perhaps by the browser's history, without a blur of the new row. */
  #end(): void {
    runInAction(() => {
      for (const { row } of [...this.#added.values()]) this.settle(row);
      this.#hints.clear();
      this.#open.clear();
      this.announcement = "";
      this.deletion = null;
    });
  }
}

type Quantity = Pick<PricedLine, "quantity" | "unit">;

function asText({ quantity, unit }: Quantity): string {
  return `${quantity} ${unit}`;
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : Number(value) > 0;
}

const sessions = new WeakMap<BudgetStore, StepSession>();

/** The session of a store's rows. */
export function stepSessionOf(store: BudgetStore): StepSession {
  let session = sessions.get(store);
  if (!session) sessions.set(store, (session = new StepSession()));
  return session;
}
