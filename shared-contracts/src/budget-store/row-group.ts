import type { Exact } from "../numbers/exact.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";
import { isChange } from "./is-change.ts";
import type { Editable, Identified, Row, RowKind, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

/** A named list inside a part: a food category, a thematic table, an expense group. */
export interface Group<T extends Identified> extends Identified {
  name: string;
  items: T[];
}

/** One group of a part: its name, its rows and what they cost together. */
export class RowGroup<G extends Group<T>, T extends Identified> {
  /** Unique in its part and never changing: fit for a key. */
  readonly id: number;
  fields: Omit<G, "items">;
  /** Its rows: what adds, copies, moves and removes them. */
  readonly list: RowList<T>;
  readonly #scope: Scope;

  constructor(
    group: G,
    kind: RowKind<T>,
    scope: Scope,
    newItemId?: () => number,
  ) {
    const { items, ...fields } = group;
    this.id = group.id;
    this.fields = fields;
    this.list = new RowList(kind, scope, newItemId);
    this.list.load(items);
    this.#scope = scope;
    makeAutoObservable(
      this,
      { fields: observableRef, id: false, list: false },
      { autoBind: true },
    );
  }

  get name(): string {
    return this.fields.name;
  }

  get items(): readonly Row<T>[] {
    return this.list.rows;
  }

  get total(): Exact {
    return this.list.total;
  }

  setName(name: string): void {
    if (!isChange(this.name, name)) return;
    const before = this.fields;
    const after = { ...before, name };
    this.#scope.edit({
      of: this,
      field: "name",
      undo: () => (this.fields = before),
      redo: () => (this.fields = after),
    });
  }

  addItem(values: Partial<Editable<T>> = {}): Row<T> {
    return this.list.add(values);
  }

  removeItem(id: number): void {
    this.list.remove(id);
  }

  /** The group and all in it that edits are remembered of. */
  parts(): object[] {
    return [this, this.list, ...this.items];
  }

  /** The group as a snapshot holds it. */
  toGroup(): G {
    return { ...this.fields, items: this.list.toItems() } as G;
  }
}
