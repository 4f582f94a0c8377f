import type { ConfectioneryItem } from "../entities/confectionery-item.ts";
import type { Drink } from "../entities/drink.ts";
import type { FoodCategory, FoodItem } from "../entities/food.ts";
import type { Garnish } from "../entities/garnish.ts";
import type { ExpenseGroup, ExpenseItem } from "../entities/general-expense.ts";
import type { TeamMember } from "../entities/team-member.ts";
import type { TableItem, ThematicTable } from "../entities/thematic-table.ts";
import { findRole } from "./roles.ts";

/** A new row of the team: one person of the role, named by it; `custom` starts without a name. */
export function newTeamMember(id: number, role = "custom"): TeamMember {
  const name = role === "custom" ? "" : (findRole(role)?.label ?? role);
  return { id, role, name, quantity: 1, cost: 0 };
}

/** A new, empty category of main dishes. */
export function newFoodCategory(id: number): FoodCategory {
  return { id, name: "", items: [], total: 0 };
}

/** A new main dish: grams, × guests. */
export function newFoodItem(id: number): FoodItem {
  return {
    id,
    name: "",
    quantityPerPerson: 0,
    unit: "g",
    unitPrice: 0,
    total: 0,
    multiplyByGuests: true,
    multiplyByTeam: false,
  };
}

/** A new drink: un, package size unknown, × guests. */
export function newDrink(id: number): Drink {
  return {
    id,
    name: "",
    consumptionPerPerson: 0,
    packageSize: 0,
    unit: "un",
    unitPrice: 0,
    packagesNeeded: 0,
    total: 0,
    isAlcoholic: false,
    isForBeer: false,
    multiplyByGuests: true,
    multiplyByTeam: false,
  };
}

/** A new garnish: kg, with an empty quantity. */
export function newGarnish(id: number): Garnish {
  return {
    id,
    name: "",
    quantityPerPerson: "",
    unit: "kg",
    unitPrice: 0,
    total: 0,
  };
}

/** A new sweet: kg. */
export function newConfectioneryItem(id: number): ConfectioneryItem {
  return { id, name: "", quantity: 0, unit: "kg", unitPrice: 0, total: 0 };
}

/** A new, empty thematic table. */
export function newThematicTable(id: number): ThematicTable {
  return { id, name: "", items: [] };
}

/** A new item of a thematic table: un. */
export function newTableItem(id: number): TableItem {
  return {
    id,
    name: "",
    quantityPerPerson: 0,
    unit: "un",
    unitPrice: 0,
    total: 0,
  };
}

/** A new, empty expense group. */
export function newExpenseGroup(id: number): ExpenseGroup {
  return { id, name: "Nova Despesa", items: [], total: 0 };
}

/** A new operational item: un, bought, × guests. */
export function newExpenseItem(id: number): ExpenseItem {
  return {
    id,
    name: "Novo Item",
    quantity: 0,
    unit: "un",
    unitPrice: 0,
    total: 0,
    multiplyByGuests: true,
    multiplyByTeam: false,
    isRented: false,
  };
}
