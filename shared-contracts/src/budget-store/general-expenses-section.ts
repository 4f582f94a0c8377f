import { newExpenseGroup, newExpenseItem } from "../catalog/defaults.ts";
import type { ExpenseGroup, ExpenseItem } from "../entities/general-expense.ts";
import type { Exact } from "../numbers/exact.ts";
import { expenseLine } from "../pricing/budget-lines.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { Turns } from "../turns/turns.ts";
import { GroupList } from "./group-list.ts";
import { pricedRow } from "./priced-row.ts";
import type { Row, Scope } from "./row.ts";
import type { RowGroup } from "./row-group.ts";

export type ExpenseRow = Row<ExpenseItem>;
export type ExpenseGroupModel = RowGroup<ExpenseGroup, ExpenseItem>;

/** The operational step's part of the store; item ids count on through all groups. */
export class GeneralExpensesSection {
  readonly #list: GroupList<ExpenseGroup, ExpenseItem>;

  constructor(scope: Scope) {
    this.#list = new GroupList<ExpenseGroup, ExpenseItem>(
      {
        create: newExpenseGroup,
        item: pricedRow(newExpenseItem, expenseLine),
        itemIdsAcrossGroups: true,
      },
      scope,
    );
  }

  get groups(): readonly ExpenseGroupModel[] {
    return this.#list.groups;
  }

  get total(): Exact {
    return this.#list.total;
  }

  findGroup = (id: number): ExpenseGroupModel | undefined =>
    this.#list.find(id);

  /** Adds a group at the end, named 'Nova Despesa' unless told. */
  addGroup = (name?: string): ExpenseGroupModel => this.#list.add(name);

  /** Adds a copy right under it, "(cópia)" after its name; undefined for an unknown id. */
  duplicateGroup = (id: number): ExpenseGroupModel | undefined =>
    this.#list.duplicate(id);

  /** Puts one at another place, counted from 0. */
  moveGroup = (id: number, to: number): void => this.#list.move(id, to);

  removeGroup = (id: number): void => this.#list.remove(id);

  load = (groups: readonly ExpenseGroup[]): void => this.#list.load(groups);

  /** As `load`, in turns; what it returns puts the groups in the part. */
  loading = (
    groups: readonly ExpenseGroup[],
    ahead?: Headcount,
  ): Turns<() => void> => this.#list.loading(groups, ahead);

  toItems = (): ExpenseGroup[] => this.#list.toGroups();
}
