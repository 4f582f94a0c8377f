import { type Exact, sum } from "../numbers/exact.ts";
import { makeAutoObservable, observableShallow } from "../platform/state.ts";
import { computedExact } from "./computed-exact.ts";
import { moveEdit } from "./move-edit.ts";
import {
  type Editable,
  type Identified,
  nextId,
  Row,
  type RowKind,
  type Scope,
} from "./row.ts";

/** The rows of a flat part, or of one group, in the order shown. */
export class RowList<T extends Identified> {
  rows: Row<T>[] = [];
  readonly #kind: RowKind<T>;
  readonly #scope: Scope;
  readonly #nextId: () => number;
  #deleted: Row<T> | null = null;

  /** `newId` makes ids for parts whose row ids are unique across all groups. */
  constructor(kind: RowKind<T>, scope: Scope, newId?: () => number) {
    this.#kind = kind;
    this.#scope = scope;
    this.#nextId = newId ?? (() => nextId(this.known()));
    makeAutoObservable(
      this,
      { rows: observableShallow, total: computedExact },
      { autoBind: true },
    );
  }

  /** The cost of all rows, in reais. */
  get total(): Exact {
    return sum(this.rows.map((row) => row.cost));
  }

  /** The row with this id. */
  find(id: number): Row<T> | undefined {
    return this.rows.find((row) => row.id === id);
  }

  /**
   * Adds a row at the end and returns it.
   *
   * @param values Replace the part's defaults; prices in reais.
   *
   * @example
   *   store.drinks.add({ name: "Água", unit: "L", unitPrice: 3.5 });
   */
  add(values: Partial<Editable<T>> = {}): Row<T> {
    const fields = { ...this.#kind.create(this.#nextId()), ...values };
    return this.#insert(fields, this.rows.length);
  }

  /** Adds a copy of a row below it and returns the copy; undefined for an unknown id. */
  duplicate(id: number): Row<T> | undefined {
    const index = this.rows.findIndex((row) => row.id === id);
    const source = this.rows[index];
    return (
      source &&
      this.#insert({ ...source.fields, id: this.#nextId() }, index + 1)
    );
  }

  /** Moves a row to index `to`; an index outside the list, or an unknown id, changes nothing. */
  move(id: number, to: number): void {
    const edit = moveEdit(this, () => this.rows, id, to);
    if (edit) this.#scope.edit(edit);
  }

  /** Deletes a row; an unknown id changes nothing. [deleted-stays-deleted] */
  remove(id: number): void {
    const index = this.rows.findIndex((row) => row.id === id);
    const row = this.rows[index];
    if (!row) return;
    this.#scope.delete({
      of: row,
      gone: [row],
      remove: () => void this.rows.splice(index, 1),
      restore: () => void this.rows.splice(index, 0, row),
    });
    this.#deleted = row;
  }

  /** The rows, and a deleted one that may still be restored: no new row may have its id. */
  known(): readonly Row<T>[] {
    return this.#deleted && this.#scope.isLeaving(this.#deleted)
      ? [...this.rows, this.#deleted]
      : this.rows;
  }

  /** Replaces all rows; not an edit of the user. */
  load(items: readonly T[]): void {
    this.rows = items.map((item) => new Row(item, this.#kind, this.#scope));
  }

  /** The rows as a snapshot holds them. */
  toItems(): T[] {
    return this.rows.map((row) => row.fields);
  }

  #insert(fields: T, index: number): Row<T> {
    const row = new Row(fields, this.#kind, this.#scope);
    this.#scope.edit({
      of: row,
      undo: () => void this.rows.splice(this.rows.indexOf(row), 1),
      redo: () => void this.rows.splice(index, 0, row),
      change: { at: index },
    });
    return row;
  }
}
