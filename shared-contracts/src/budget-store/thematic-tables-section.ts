import { newTableItem, newThematicTable } from "../catalog/defaults.ts";
import type { TableItem, ThematicTable } from "../entities/thematic-table.ts";
import type { Exact } from "../numbers/exact.ts";
import { servedLine } from "../pricing/budget-lines.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { Turns } from "../turns/turns.ts";
import { GroupList } from "./group-list.ts";
import { pricedRow } from "./priced-row.ts";
import type { Row, Scope } from "./row.ts";
import type { RowGroup } from "./row-group.ts";

export type TableRow = Row<TableItem>;
export type ThematicTableModel = RowGroup<ThematicTable, TableItem>;

/** The thematic tables step's part of the store; item ids count on through all tables. */
export class ThematicTablesSection {
  readonly #list: GroupList<ThematicTable, TableItem>;

  constructor(scope: Scope) {
    this.#list = new GroupList<ThematicTable, TableItem>(
      {
        create: newThematicTable,
        item: pricedRow(newTableItem, servedLine),
        itemIdsAcrossGroups: true,
      },
      scope,
    );
  }

  get tables(): readonly ThematicTableModel[] {
    return this.#list.groups;
  }

  get total(): Exact {
    return this.#list.total;
  }

  findTable = (id: number): ThematicTableModel | undefined =>
    this.#list.find(id);

  /** Adds a table at the end, named as the product does unless told. */
  addTable = (name?: string): ThematicTableModel => this.#list.add(name);

  /** Adds a copy right under it, "(cópia)" after its name; undefined for an unknown id. */
  duplicateTable = (id: number): ThematicTableModel | undefined =>
    this.#list.duplicate(id);

  /** Puts one at another place, counted from 0. */
  moveTable = (id: number, to: number): void => this.#list.move(id, to);

  removeTable = (id: number): void => this.#list.remove(id);

  load = (tables: readonly ThematicTable[]): void => this.#list.load(tables);

  /** As `load`, in turns; what it returns puts the tables in the part. */
  loading = (
    tables: readonly ThematicTable[],
    ahead?: Headcount,
  ): Turns<() => void> => this.#list.loading(tables, ahead);

  toItems = (): ThematicTable[] => this.#list.toGroups();
}
