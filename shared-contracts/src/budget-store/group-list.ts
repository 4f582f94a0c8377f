import { type Exact, sum } from "../numbers/exact.ts";
import { makeAutoObservable, observableShallow } from "../platform/state.ts";
import { computedExact } from "./computed-exact.ts";
import { moveEdit } from "./move-edit.ts";
import { type Identified, nextId, type RowKind, type Scope } from "./row.ts";
import { type Group, RowGroup } from "./row-group.ts";

/** What distinguishes a grouped part. */
export interface GroupKind<G extends Group<T>, T extends Identified> {
  create(id: number): G;
  row: RowKind<T>;
  /** Row ids count on through all groups of the part, not within each. */
  rowIdsAcross: boolean;
}

/** The groups of a part, in the order shown. */
export class GroupList<G extends Group<T>, T extends Identified> {
  groups: RowGroup<G, T>[] = [];
  readonly #kind: GroupKind<G, T>;
  readonly #scope: Scope;
  #deleted: RowGroup<G, T> | null = null;

  constructor(kind: GroupKind<G, T>, scope: Scope) {
    this.#kind = kind;
    this.#scope = scope;
    makeAutoObservable(
      this,
      { groups: observableShallow, total: computedExact },
      { autoBind: true },
    );
  }

  /** The cost of all groups, in reais. */
  get total(): Exact {
    return sum(this.groups.map((group) => group.total));
  }

  /** The group with this id. */
  find(id: number): RowGroup<G, T> | undefined {
    return this.groups.find((group) => group.id === id);
  }

  /** Adds an empty group at the end and returns it. Default name: the part's. */
  add(name?: string): RowGroup<G, T> {
    const created = this.#kind.create(this.#nextId());
    return this.#insert(
      name === undefined ? created : { ...created, name },
      this.groups.length,
    );
  }

  /**
   * Adds a copy of a group with its rows below it, "(cópia)" after its name. Returns the copy; undefined for an unknown
   * id.
   */
  duplicate(id: number): RowGroup<G, T> | undefined {
    const index = this.groups.findIndex((group) => group.id === id);
    const source = this.groups[index];
    if (!source) return undefined;
    const { name, items, ...fields } = source.toGroup();
    const firstItemId = this.#kind.rowIdsAcross ? this.#nextItemId() : null;
    const copy = {
      ...fields,
      id: this.#nextId(),
      name: `${name} (cópia)`.trimStart(),
      items: items.map((item, place) => ({
        ...item,
        id: firstItemId === null ? item.id : firstItemId + place,
      })),
    } as unknown as G;
    return this.#insert(copy, index + 1);
  }

  /** Moves a group to index `to`; an index outside the list, or an unknown id, changes nothing. */
  move(id: number, to: number): void {
    const edit = moveEdit(this, () => this.groups, id, to);
    if (edit) this.#scope.edit(edit);
  }

  /** Deletes a group with its rows; an unknown id changes nothing. [deleted-stays-deleted] */
  remove(id: number): void {
    const index = this.groups.findIndex((group) => group.id === id);
    const group = this.groups[index];
    if (!group) return;
    this.#scope.delete({
      of: group,
      gone: group.parts(),
      remove: () => void this.groups.splice(index, 1),
      restore: () => void this.groups.splice(index, 0, group),
    });
    this.#deleted = group;
  }

  /** Replaces all groups; not an edit of the user. */
  load(groups: readonly G[]): void {
    this.groups = groups.map((group) => this.#toGroup(group));
  }

  /** The groups as a snapshot holds them. */
  toItems(): G[] {
    return this.groups.map((group) => group.toGroup());
  }

  #insert(fields: G, index: number): RowGroup<G, T> {
    const group = this.#toGroup(fields);
    this.#scope.edit({
      of: group,
      undo: () => void this.groups.splice(this.groups.indexOf(group), 1),
      redo: () => void this.groups.splice(index, 0, group),
      change: { at: index },
    });
    return group;
  }

  /** The groups, and a deleted one that may still be restored: no new group may have its id. */
  #known(): readonly RowGroup<G, T>[] {
    return this.#deleted && this.#scope.isLeaving(this.#deleted)
      ? [...this.groups, this.#deleted]
      : this.groups;
  }

  #nextId(): number {
    return nextId(this.#known());
  }

  #nextItemId(): number {
    return nextId(this.#known().flatMap(({ list }) => list.known()));
  }

  #toGroup(group: G): RowGroup<G, T> {
    const { row, rowIdsAcross } = this.#kind;
    const newItemId = rowIdsAcross ? () => this.#nextItemId() : undefined;
    return new RowGroup<G, T>(group, row, this.#scope, newItemId);
  }
}
