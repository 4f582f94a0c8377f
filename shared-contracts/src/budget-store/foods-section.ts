import { newFoodCategory, newFoodItem } from "../catalog/defaults.ts";
import type { FoodCategory, FoodItem } from "../entities/food.ts";
import type { Exact } from "../numbers/exact.ts";
import { foodLine } from "../pricing/budget-lines.ts";
import type { Headcount } from "../pricing/people-count.ts";
import type { Turns } from "../turns/turns.ts";
import { GroupList } from "./group-list.ts";
import { pricedRow } from "./priced-row.ts";
import type { Row, Scope } from "./row.ts";
import type { RowGroup } from "./row-group.ts";

export type FoodRow = Row<FoodItem>;
export type FoodCategoryModel = RowGroup<FoodCategory, FoodItem>;

/** The main dishes step's part of the store: categories, each with its items. */
export class FoodsSection {
  readonly #list: GroupList<FoodCategory, FoodItem>;

  constructor(scope: Scope) {
    this.#list = new GroupList<FoodCategory, FoodItem>(
      {
        create: newFoodCategory,
        item: pricedRow(newFoodItem, foodLine),
        itemIdsAcrossGroups: false,
      },
      scope,
    );
  }

  get categories(): readonly FoodCategoryModel[] {
    return this.#list.groups;
  }

  get total(): Exact {
    return this.#list.total;
  }

  findCategory = (id: number): FoodCategoryModel | undefined =>
    this.#list.find(id);

  /** Adds a category at the end, with the default name unless one is given. */
  addCategory = (name?: string): FoodCategoryModel => this.#list.add(name);

  /** Adds a copy right under it, "(cópia)" after its name; undefined for an unknown id. */
  duplicateCategory = (id: number): FoodCategoryModel | undefined =>
    this.#list.duplicate(id);

  /** Puts one at another place, counted from 0. */
  moveCategory = (id: number, to: number): void => this.#list.move(id, to);

  removeCategory = (id: number): void => this.#list.remove(id);

  load = (categories: readonly FoodCategory[]): void =>
    this.#list.load(categories);

  /** As `load`, in turns; what it returns puts the categories in the part. */
  loading = (
    categories: readonly FoodCategory[],
    ahead?: Headcount,
  ): Turns<() => void> => this.#list.loading(categories, ahead);

  toItems = (): FoodCategory[] => this.#list.toGroups();
}
