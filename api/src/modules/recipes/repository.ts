import { sql } from "kysely";
import type { Ingredient, Recipe } from "shared-contracts/entities/recipe";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";

/** All recipes of an account, by name. */
export async function listRecipes(
  db: Connection,
  userId: string,
): Promise<Recipe[]> {
  const rows = await db
    .selectFrom("recipes")
    .select(["id", "version", "name", "unit", "yield", "ingredients"])
    .where("user_id", "=", userId)
    .orderBy("item")
    .orderBy("unit")
    .execute();
  return rows.map(({ version, ...row }) => ({
    ...row,
    versao: version,
    unit: row.unit as Recipe["unit"],
    yield: Number(row.yield),
    ingredients: JSON.parse(row.ingredients) as Ingredient[],
  }));
}

/** The version of a recipe; undefined when it is not the user's. */
export async function recipeVersion(
  db: Connection,
  userId: string,
  id: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("recipes")
    .select("version")
    .where(ownRow(userId, id))
    .executeTakeFirst();
  return row?.version;
}

/** How many saved budgets and other recipes name a recipe; undefined when it is not the user's. */
export async function recipeUse(
  db: Connection,
  userId: string,
  id: string,
): Promise<{ budgets: number; recipes: number } | undefined> {
  const { rows } = await sql<{ budgets: number; recipes: number }>`
    select
      (select count(*)::integer from budgets
        where user_id = ${userId} and strpos(dados, ${id}) > 0) as budgets,
      (select count(*)::integer from recipes
        where user_id = ${userId} and strpos(ingredients, ${id}) > 0) as recipes
    from recipes where user_id = ${userId} and id = ${id}
  `.execute(db);
  return rows[0];
}
