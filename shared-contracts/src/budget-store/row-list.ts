import type { Exact } from "../numbers/exact.ts";
import { makeAutoObservable, observableShallow } from "../platform/state.ts";
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
  readonly #costs: SumTree<Row<T>>;

  /** `newId` is for parts whose ids are unique across all their groups (decision 17). */
  constructor(kind: RowKind<T>, scope: Scope, newId?: () => number) {
    this.#kind = kind;
    this.#scope = scope;
    this.#nextId = newId ?? (() => nextId(this.rows));
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

  /** Adds a row at the end with the part's defaults (section 3), or with `values` where told, and returns it. */
  add(values: Partial<Editable<T>> = {}): Row<T> {
    const fields = { ...this.#kind.create(this.#nextId()), ...values };
    const row = new Row(fields, this.#kind, this.#scope);
    this.rows.push(row);
    this.#scope.changed();
    return row;
  }

  /** Takes the row away for good; an unknown id changes nothing. */
  remove(id: number): void {
    const index = this.rows.findIndex((row) => row.id === id);
    if (index < 0) return;
    this.rows.splice(index, 1);
    this.#scope.changed();
  }

  /** Fills the list from a snapshot; not a change by the user. */
  load(items: readonly T[]): void {
    this.rows = items.map((item) => new Row(item, this.#kind, this.#scope));
  }

  /** The entities as they stand now. */
  toItems(): T[] {
    return this.rows.map((row) => row.fields);
  }
}
