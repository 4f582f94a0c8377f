import type { ConfectioneryItem } from "../../entities/confectionery-item.ts";
import type { Drink } from "../../entities/drink.ts";
import type { FoodItem } from "../../entities/food.ts";
import type { Garnish } from "../../entities/garnish.ts";
import type { TeamMember } from "../../entities/team-member.ts";
import type { TableItem } from "../../entities/thematic-table.ts";
import {
  newConfectioneryItem,
  newDrink,
  newFoodItem,
  newGarnish,
  newTableItem,
  newTeamMember,
} from "../defaults.ts";

// The rows of the templates: what a new row has, and what the template says differently.

/** A team row, named by its role unless a name is given. */
export function member(
  id: number,
  role: string,
  quantity: number,
  cost: number,
  name?: string,
): TeamMember {
  const row = newTeamMember(id, role);
  return { ...row, name: name ?? row.name, quantity, cost };
}

/** A main dish, in grams unless it says otherwise. */
export function foodItem(
  id: number,
  name: string,
  fields: Partial<FoodItem>,
): FoodItem {
  return { ...newFoodItem(id), name, ...fields };
}

/** A drink. */
export function drink(id: number, name: string, fields: Partial<Drink>): Drink {
  return { ...newDrink(id), name, ...fields };
}

/** A garnish, in kg unless it says otherwise. */
export function garnish(
  id: number,
  name: string,
  fields: Partial<Garnish>,
): Garnish {
  return { ...newGarnish(id), name, ...fields };
}

/** A confectionery item, in kg unless it says otherwise. */
export function sweet(
  id: number,
  name: string,
  fields: Partial<ConfectioneryItem>,
): ConfectioneryItem {
  return { ...newConfectioneryItem(id), name, ...fields };
}

/** An item of a thematic table, in un unless it says otherwise. */
export function tableItem(
  id: number,
  name: string,
  fields: Partial<TableItem>,
): TableItem {
  return { ...newTableItem(id), name, ...fields };
}
