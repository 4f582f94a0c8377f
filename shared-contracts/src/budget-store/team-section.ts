import { newTeamMember, type TeamMember } from "../parts/team.ts";
import { exact, type Exact, sum } from "../numbers/exact.ts";
import { makeAutoObservable, observableRef } from "../platform/state.ts";
import { teamMemberCost } from "../pricing/team-cost.ts";
import { sizeTeam, type TeamChange } from "../pricing/team-sizing.ts";
import { computedExact } from "./computed-exact.ts";
import type { Row, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

export type TeamRow = Row<TeamMember>;

/** The section of the team step, with the changes of the last automatic sizing. */
export class TeamSection {
  /**
   * The changes by sizing since the guests field got focus; `from` is the quantity at that time. Null after the user
   * dismisses or undoes them or edits the team.
   */
  lastSizing: readonly TeamChange[] | null = null;
  /** Its rows. Edits go through the methods of the section. */
  readonly list: RowList<TeamMember>;
  readonly #scope: Scope;
  /** The team at the focus of a sizing field, which `lastSizing` compares with. */
  #base: readonly TeamMember[] | null = null;
  #sizing = false;

  constructor(scope: Scope) {
    this.#scope = {
      headcount: scope.headcount,
      together: scope.together,
      edit: (edit) =>
        scope.edit({
          ...edit,
          undo: () => this.#byUser(() => edit.undo()),
          redo: () => this.#byUser(() => edit.redo()),
        }),
      delete: (deletion) =>
        scope.delete({
          ...deletion,
          remove: () => this.#byUser(() => deletion.remove()),
          restore: () => this.#byUser(() => deletion.restore()),
        }),
      isLeaving: scope.isLeaving,
    };
    this.list = new RowList<TeamMember>(
      {
        create: newTeamMember,
        quantity: ({ quantity }) => exact(quantity),
        cost: teamMemberCost,
      },
      this.#scope,
    );
    makeAutoObservable(
      this,
      { lastSizing: observableRef, size: computedExact, list: false },
      { autoBind: true },
    );
  }

  /** The rows in the order shown. */
  get rows(): readonly TeamRow[] {
    return this.list.rows;
  }

  /** The cost of the team, in reais. */
  get total(): Exact {
    return this.list.total;
  }

  /** The number of people: the sum of all quantities. [team-cost] */
  get size(): Exact {
    return sum(this.rows.map((row) => row.quantity));
  }

  /** The row with this id. */
  find(id: number): TeamRow | undefined {
    return this.list.find(id);
  }

  /** Adds one person of a role at the end, with the role's name; `custom` (the default) starts without a name. */
  add(role?: string): TeamRow {
    const { name, ...member } = newTeamMember(0, role);
    return this.list.add({ role: member.role, name });
  }

  /** Adds a copy of a row below it and returns the copy; undefined for an unknown id. */
  duplicate(id: number): TeamRow | undefined {
    return this.list.duplicate(id);
  }

  /** Moves a row to index `to`; an index outside the list, or an unknown id, changes nothing. */
  move(id: number, to: number): void {
    this.list.move(id, to);
  }

  /** Deletes a row; an unknown id changes nothing. [deleted-stays-deleted] */
  remove(id: number): void {
    this.list.remove(id);
  }

  /** Replaces the team; not an edit of the user. */
  load(members: readonly TeamMember[]): void {
    this.#forgetSizing();
    this.list.load(members);
  }

  /** The rows as a snapshot holds them. */
  toItems(): TeamMember[] {
    return this.list.toItems();
  }

  /** Call it on focus of a sizing field: `lastSizing` then compares with the current team. */
  beginSizing(): void {
    this.#base = this.toItems();
  }

  /** Call it on blur of a sizing field. */
  endSizing(): void {
    this.#base = null;
  }

  /** Sets the suggested quantities in one undo step; changes nothing without guests. [sizing-needs-guests] */
  sizeFor(guests: number, guestsPerWaiter: number): void {
    if (guests <= 0) return;
    const base = this.#base ?? this.toItems();
    this.#setQuantities(
      sizeTeam(this.toItems(), guests, guestsPerWaiter).map((change) => ({
        id: change.id,
        quantity: change.to,
      })),
    );
    this.lastSizing = this.#changesSince(base);
  }

  /** Restores the quantities from before the last sizing. */
  undoSizing(): void {
    this.#setQuantities(
      (this.lastSizing ?? []).map(({ id, from }) => ({ id, quantity: from })),
    );
    this.lastSizing = null;
  }

  /** Hides the sizing message. */
  dismissSizing(): void {
    this.lastSizing = null;
  }

  #changesSince(base: readonly TeamMember[]): TeamChange[] | null {
    const changes = base.flatMap(({ id, role, name, quantity: from }) => {
      const to = this.list.find(id)?.fields.quantity ?? from;
      return to === from ? [] : [{ id, role, name, from, to }];
    });
    return changes.length > 0 ? changes : null;
  }

  #setQuantities(
    quantities: readonly { id: number; quantity: number }[],
  ): void {
    this.#sizing = true;
    this.#scope.together(() => {
      for (const { id, quantity } of quantities)
        this.list.find(id)?.set("quantity", quantity);
    });
    this.#sizing = false;
  }

  /** An edit of the user ends the sizing message. */
  #byUser(change: () => void): void {
    if (!this.#sizing) this.#forgetSizing();
    change();
  }

  #forgetSizing(): void {
    this.#base = null;
    this.lastSizing = null;
  }
}
