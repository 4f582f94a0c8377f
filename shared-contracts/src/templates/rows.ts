import type { ConfectioneryItem } from "../parts/confectionery.ts";
import type { Drink } from "../parts/drinks.ts";
import type { FoodItem } from "../parts/foods.ts";
import type { Garnish } from "../parts/garnishes.ts";
import type { TeamMember } from "../parts/team.ts";
import type { ThematicTableItem } from "../parts/thematic-tables.ts";
import { confectionery } from "../parts/confectionery.ts";
import { drinks } from "../parts/drinks.ts";
import { foods } from "../parts/foods.ts";
import { garnishes } from "../parts/garnishes.ts";
import { newTeamMember } from "../parts/team.ts";
import { thematicTables } from "../parts/thematic-tables.ts";

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
  return { ...foods.newRow(id), name, ...fields };
}

/** A drink. */
export function drink(id: number, name: string, fields: Partial<Drink>): Drink {
  return { ...drinks.newRow(id), name, ...fields };
}

/** A garnish, in kg unless it says otherwise. */
export function garnish(
  id: number,
  name: string,
  fields: Partial<Garnish>,
): Garnish {
  return { ...garnishes.newRow(id), name, ...fields };
}

/** A confectionery item, in kg unless it says otherwise. */
export function sweet(
  id: number,
  name: string,
  fields: Partial<ConfectioneryItem>,
): ConfectioneryItem {
  return { ...confectionery.newRow(id), name, ...fields };
}

/** An item of a thematic table, in un unless it says otherwise. */
export function tableItem(
  id: number,
  name: string,
  fields: Partial<ThematicTableItem>,
): ThematicTableItem {
  return { ...thematicTables.newRow(id), name, ...fields };
}
