import type { Exact } from "../numbers/exact.ts";
import type { Headcount } from "../pricing/people-count.ts";
import {
  computed,
  makeAutoObservable,
  observableRef,
} from "../platform/state.ts";
import type { Deletion, Edit } from "./history.ts";
import { isChange } from "./is-change.ts";
import { sameExact } from "./same-exact.ts";

/** Anything the store keeps in a list. */
export interface Identified {
  id: number;
}

/** The fields an entity names, without the open end its schema leaves for unknown keys. */
export type Known<T> = {
  [
    K in keyof T as string extends K ? never : number extends K ? never : K
  ]: T[K];
};

/** The fields the user can type: all but the id and the stored total. */
export type Editable<T> = Omit<Known<T>, "id" | "total" | "items">;

/** How one part's rows differ from another's: the defaults of a new row and its pricing. */
export interface RowKind<T extends Identified> {
  create(id: number): T;
  quantity(item: T, headcount: Headcount): Exact;
  cost(item: T, headcount: Headcount): Exact;
}

/** The row's context: the head count of its cost, and the scope of its edits. */
export interface Scope {
  readonly headcount: Headcount;
  /** Makes an edit (its `redo`), counts it as a change and remembers it, so that it can be undone. */
  edit(edit: Edit): void;
  /** Makes all edits of `work` one undo step. */
  together(work: () => void): void;
  /** Makes a deletion (its `remove`) and counts it as a change. It can be cancelled until it is final. */
  delete(deletion: Deletion): void;
  /** Whether this was deleted and may come back. */
  isLeaving(deleted: object): boolean;
}

/**
 * One line of a budget part. `fields` is the entity itself, replaced whole on each change, so unknown keys stay and a
 * snapshot costs nothing; `quantity` (total, in the base unit) and `cost` (reais) are exact and recomputed only when
 * the row or the head count it uses changes.
 */
export class Row<T extends Identified> {
  /**
   * Unique in its list and never changing: fit for a key. Not read from `fields`, so that drawing a list does not
   * follow each row.
   */
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
        quantity: computed({ equals: sameExact }),
        cost: computed({ equals: sameExact }),
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

  /** Changes one field as the user typed it. A number outside 0 to 1e9 is refused: the field keeps its value. */
  set<K extends keyof Editable<T>>(field: K, value: Editable<T>[K]): void {
    if (!isChange((this.fields as Editable<T>)[field], value)) return;
    const before = this.fields;
    const after = { ...before, [field]: value };
    this.#scope.edit({
      of: this,
      field,
      undo: () => (this.fields = before),
      redo: () => (this.fields = after),
    });
  }
}
