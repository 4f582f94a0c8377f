import type { Exact } from "../numbers/exact.ts";
import { makeAutoObservable, observableShallow } from "../platform/state.ts";
import { moveEdit } from "./move-edit.ts";
import { nextId } from "./next-id.ts";
import {
  type Editable,
  type Identified,
  Row,
  type RowKind,
  type Scope,
} from "./row.ts";
import { SumTree } from "./sum-tree.ts";

/** The rows of a flat part, or of one group, in the order shown. */
export class RowList<T extends Identified> {
  rows: Row<T>[] = [];
  readonly #kind: RowKind<T>;
  readonly #scope: Scope;
  readonly #nextId: () => number;
  #deleted: Row<T> | null = null;
  readonly #costs: SumTree<Row<T>>;

  /** `newId` is for parts whose ids are unique across all their groups. */
  constructor(kind: RowKind<T>, scope: Scope, newId?: () => number) {
    this.#kind = kind;
    this.#scope = scope;
    this.#nextId = newId ?? (() => nextId(this.known()));
    this.#costs = new SumTree<Row<T>>(
      () => this.rows,
      (row) => row.cost,
    );
    makeAutoObservable(this, { rows: observableShallow }, { autoBind: true });
  }

  /** What all rows cost together, in reais. */
  get total(): Exact {
    return this.#costs.total;
  }

  find(id: number): Row<T> | undefined {
    return this.rows.find((row) => row.id === id);
  }

  /**
   * Adds a row at the end and returns it.
   *
   * @param values In place of the part's defaults; prices in reais.
   *
   * @example
   *   store.drinks.add({ name: "Água", unit: "L", unitPrice: 3.5 });
   */
  add(values: Partial<Editable<T>> = {}): Row<T> {
    const fields = { ...this.#kind.create(this.#nextId()), ...values };
    return this.#insert(fields, this.rows.length);
  }

  /** Adds a copy of a row right under it and returns it; undefined for an unknown id. */
  duplicate(id: number): Row<T> | undefined {
    const index = this.rows.findIndex((row) => row.id === id);
    const source = this.rows[index];
    return (
      source &&
      this.#insert({ ...source.fields, id: this.#nextId() }, index + 1)
    );
  }

  /** Puts a row at another place, counted from 0; a place outside the list, or an unknown id, changes nothing. */
  move(id: number, to: number): void {
    const edit = moveEdit(this, () => this.rows, id, to);
    if (edit) this.#scope.edit(edit);
  }

  /** Deletes the row; an unknown id changes nothing. */
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

  /** The rows, and the deleted one that may come back: all whose ids are taken. */
  known(): readonly Row<T>[] {
    return this.#deleted && this.#scope.isLeaving(this.#deleted)
      ? [...this.rows, this.#deleted]
      : this.rows;
  }

  /** Fills the list from a snapshot; not a change by the user. */
  load(items: readonly T[]): void {
    this.rows = items.map((item) => new Row(item, this.#kind, this.#scope));
  }

  /** The entities as they stand now. */
  toItems(): T[] {
    return this.rows.map((row) => row.fields);
  }

  #insert(fields: T, index: number): Row<T> {
    const row = new Row(fields, this.#kind, this.#scope);
    this.#scope.edit({
      of: row,
      undo: () => void this.rows.splice(this.rows.indexOf(row), 1),
      redo: () => void this.rows.splice(index, 0, row),
    });
    return row;
  }
}
