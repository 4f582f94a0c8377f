import type { Exact } from "../numbers/exact.ts";
import type { Headcount } from "../pricing/people-count.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";
import { computedExact } from "./computed-exact.ts";
import { editField, isChange } from "./edit-field.ts";
import type { Deletion, Edit } from "./history.ts";

/** An entry of a list of the store. */
export interface Identified {
  id: number;
}

/** The id of a new entry: the largest id plus one, 1 in an empty list. */
export function nextId(entries: readonly Identified[]): number {
  return entries.reduce((largest, { id }) => Math.max(largest, id), 0) + 1;
}

/** The named fields of an entity, without its index signature for unknown keys. */
export type Known<T> = {
  [
    K in keyof T as string extends K ? never : number extends K ? never : K
  ]: T[K];
};

/** The fields that the user edits: all but the id, the stored total and the items. */
export type Editable<T> = Omit<Known<T>, "id" | "total" | "items">;

/** What distinguishes the rows of a part: the defaults of a new row, and its pricing. */
export interface RowKind<T extends Identified> {
  create(id: number): T;
  quantity(item: T, headcount: Headcount): Exact;
  cost(item: T, headcount: Headcount): Exact;
}

/** The context of the rows and sections of a step: the head count for costs, and the undo history for edits. */
export interface Scope {
  readonly headcount: Headcount;
  /** Runs `redo` of an edit, counts a change and records the edit in the history. */
  edit(edit: Edit): void;
  /** Runs `work`; all its edits are one undo step. */
  together(work: () => void): void;
  /** Runs `remove` of a deletion and counts a change. The deletion can be cancelled until it is final. */
  delete(deletion: Deletion): void;
  /** Whether the entry is deleted and may still be restored. */
  isLeaving(deleted: object): boolean;
}

/**
 * One line of a budget part. `fields` is the entity; each edit replaces it as a whole, which keeps unknown keys.
 * `quantity` (of the whole event, in the base unit) and `cost` (reais) are exact, and computed again only when the row
 * or its head count changes.
 */
export class Row<T extends Identified> {
  /** Unique in its list and constant, so it fits as a key. Not observable: a list that reads it does not observe rows. */
  readonly id: number;
  fields: T;
  readonly #kind: RowKind<T>;
  readonly #scope: Scope;

  constructor(fields: T, kind: RowKind<T>, scope: Scope) {
    this.id = fields.id;
    this.fields = fields;
    this.#kind = kind;
    this.#scope = scope;
    makeAutoObservable(
      this,
      {
        fields: observableRef,
        id: false,
        quantity: computedExact,
        cost: computedExact,
      },
      { autoBind: true },
    );
  }

  get quantity(): Exact {
    return this.#kind.quantity(this.fields, this.#scope.headcount);
  }

  get cost(): Exact {
    return this.#kind.cost(this.fields, this.#scope.headcount);
  }

  /** Edits one field. Ignores a number outside 0 to 1e9. */
  set<K extends keyof Editable<T>>(field: K, value: Editable<T>[K]): void {
    const before = (this.fields as Editable<T>)[field];
    if (!isChange(before, value)) return;
    const fields = { ...this.fields, [field]: value };
    editField<Row<T>, "fields">(this.#scope, this, "fields", fields, {
      field,
      change: { field: String(field), before, after: value },
    });
  }
}
