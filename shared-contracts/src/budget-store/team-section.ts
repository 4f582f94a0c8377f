import { newTeamMember } from "../parts/team.ts";
import type { TeamMember } from "../parts/team.ts";
import { exact, type Exact } from "../numbers/exact.ts";
import {
  computed,
  makeAutoObservable,
  observableRef,
} from "../platform/state.ts";
import { teamMemberCost } from "../pricing/team-cost.ts";
import { sizeTeam, type TeamChange } from "../pricing/team-sizing.ts";
import type { Row, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";
import { sameExact } from "./same-exact.ts";
import { SumTree } from "./sum-tree.ts";

export type TeamRow = Row<TeamMember>;

/** The team step's part of the store, and what the last automatic sizing changed. */
export class TeamSection {
  /**
   * The changes by sizing since the guests field got focus, `from` being the quantity then; null once dismissed, undone
   * or edited by hand.
   */
  lastSizing: readonly TeamChange[] | null = null;
  readonly #list: RowList<TeamMember>;
  readonly #people: SumTree<TeamRow>;
  readonly #scope: Scope;
  /** The team that sizing is compared with while a field has focus. */
  #base: readonly TeamMember[] | null = null;
  #sizing = false;

  constructor(scope: Scope) {
    this.#scope = {
      headcount: scope.headcount,
      together: scope.together,
      edit: (edit) =>
        scope.edit({
          ...edit,
          undo: () => this.#byHand(() => edit.undo()),
          redo: () => this.#byHand(() => edit.redo()),
        }),
      delete: (deletion) =>
        scope.delete({
          ...deletion,
          remove: () => this.#byHand(() => deletion.remove()),
          restore: () => this.#byHand(() => deletion.restore()),
        }),
      isLeaving: scope.isLeaving,
    };
    this.#list = new RowList<TeamMember>(
      {
        create: newTeamMember,
        quantity: ({ quantity }) => exact(quantity),
        cost: teamMemberCost,
      },
      this.#scope,
    );
    this.#people = new SumTree<TeamRow>(
      () => this.#list.rows,
      (row) => row.quantity,
    );
    makeAutoObservable(
      this,
      {
        lastSizing: observableRef,
        size: computed({ equals: sameExact }),
      },
      { autoBind: true },
    );
  }

  get rows(): readonly TeamRow[] {
    return this.#list.rows;
  }

  get total(): Exact {
    return this.#list.total;
  }

  /** How many people the team is: the sum of all quantities. */
  get size(): Exact {
    return this.#people.total;
  }

  find(id: number): TeamRow | undefined {
    return this.#list.find(id);
  }

  /** Adds one person of a role, named by it; `custom` starts without a name. */
  add(role?: string): TeamRow {
    const { name, ...member } = newTeamMember(0, role);
    return this.#list.add({ role: member.role, name });
  }

  /** Adds a copy of a row right under it and returns it; undefined for an unknown id. */
  duplicate(id: number): TeamRow | undefined {
    return this.#list.duplicate(id);
  }

  /** Puts a row at another place, counted from 0. */
  move(id: number, to: number): void {
    this.#list.move(id, to);
  }

  remove(id: number): void {
    this.#list.remove(id);
  }

  load(members: readonly TeamMember[]): void {
    this.#forgetSizing();
    this.#list.load(members);
  }

  toItems(): TeamMember[] {
    return this.#list.toItems();
  }

  /** Fixes the team that sizing is compared with, when guests or guests per waiter gets focus. */
  beginSizing(): void {
    this.#base = this.toItems();
  }

  endSizing(): void {
    this.#base = null;
  }

  /**
   * Sets the quantities for the guests. Without guests nothing changes. [sizing-needs-guests]
   */
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

  /** Puts back the quantities from before the last sizing. */
  undoSizing(): void {
    this.#setQuantities(
      (this.lastSizing ?? []).map(({ id, from }) => ({ id, quantity: from })),
    );
    this.lastSizing = null;
  }

  dismissSizing(): void {
    this.lastSizing = null;
  }

  #changesSince(base: readonly TeamMember[]): TeamChange[] | null {
    const changes = base.flatMap(({ id, role, name, quantity: from }) => {
      const to = this.#list.find(id)?.fields.quantity ?? from;
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
        this.#list.find(id)?.set("quantity", quantity);
    });
    this.#sizing = false;
  }

  /** A change by hand ends the sizing message. */
  #byHand(change: () => void): void {
    if (!this.#sizing) this.#forgetSizing();
    change();
  }

  #forgetSizing(): void {
    this.#base = null;
    this.lastSizing = null;
  }
}
