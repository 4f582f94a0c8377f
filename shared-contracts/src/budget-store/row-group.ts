import type { Exact } from "../numbers/exact.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Editable, Identified, Row, RowKind, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

/** A named list inside a part: a food category, a thematic table, an expense group. */
export interface Group<T extends Identified> extends Identified {
  name: string;
  items: T[];
}

/** One group of a part: its name, its rows and their cost. */
export class RowGroup<G extends Group<T>, T extends Identified> {
  /** Unique in its part and constant, so it fits as a key. */
  readonly id: number;
  fields: Omit<G, "items">;
  /** Its rows, with the methods that add, copy, move and remove them. */
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

  /** The cost of all rows, in reais. */
  get total(): Exact {
    return this.list.total;
  }

  /** Renames the group. */
  setName(name: string): void {
    if (!isChange(this.name, name)) return;
    const fields = { ...this.fields, name };
    const field = "name";
    editField<RowGroup<G, T>, "fields">(this.#scope, this, "fields", fields, {
      field,
      change: { field, before: this.name, after: name },
    });
  }

  /** Adds a row at the end and returns it; `values` replace the part's defaults, prices in reais. */
  addItem(values: Partial<Editable<T>> = {}): Row<T> {
    return this.list.add(values);
  }

  /** Deletes a row; an unknown id changes nothing. [deleted-stays-deleted] */
  removeItem(id: number): void {
    this.list.remove(id);
  }

  /** The objects that edits in the history may belong to: the group, its list and its rows. */
  parts(): object[] {
    return [this, this.list, ...this.items];
  }

  /** The group as a snapshot holds it. */
  toGroup(): G {
    return { ...this.fields, items: this.list.toItems() } as G;
  }
}
