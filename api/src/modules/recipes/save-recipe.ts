import { sql } from "kysely";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { type Recipe, RECIPES_MAX } from "shared-contracts/entities/recipe";
import { itemKey } from "shared-contracts/pricing/price-points";
import { usesRecipe } from "shared-contracts/pricing/recipe";
import { baseUnit } from "shared-contracts/pricing/units";
import type { Connection } from "../../db/connection.ts";
import { ApiError, refusedField } from "../../http/api-error.ts";
import { changeItems } from "../price-book/change-items.ts";
import { listRecipes } from "./repository.ts";

/** The most bytes of ingredients of an account: about 40 for each of its recipes. */
const MAX_BYTES = 4 * 1024 * 1024;

const TOO_MANY =
  "Sua conta chegou ao limite de 1.000 fichas técnicas. Exclua alguma para criar outra.";
const TOO_LARGE =
  "As fichas técnicas da sua conta chegaram ao limite de 4 MB. Exclua alguma, ou salve esta com menos ingredientes.";

/**
 * Saves a recipe, new or over the last, and the prices of ingredients that the book does not have; resolves with its
 * version. Refuses a second recipe of an item, a loop, and what the account has no space for. Call it in the transaction
 * that locks the account.
 */
export async function saveRecipe(
  db: Connection,
  userId: string,
  recipe: Recipe,
): Promise<number> {
  const { id, name, unit, ingredients } = recipe;
  const item = itemKey(name);
  if (item === "") throw refusedField("name", fieldTexts.itemNameMissing);
  await refuseLoop(db, userId, recipe);
  const row = {
    item,
    unit,
    name,
    yield: recipe.yield,
    ingredients: JSON.stringify(ingredients),
  };
  const other = await db
    .selectFrom("recipes")
    .select("id")
    .where("user_id", "=", userId)
    .where("item", "=", item)
    .where("unit", "=", unit)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (other) throw refusedField("name", fieldTexts.recipeTaken);
  const { version } = await db
    .insertInto("recipes")
    .values({ user_id: userId, id, ...row })
    .onConflict((same) =>
      same
        .columns(["user_id", "id"])
        .doUpdateSet({ ...row, version: sql`recipes.version + 1` }),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  await refuseOverQuota(db, userId);
  await addToBook(db, userId, recipe);
  return version;
}

async function refuseLoop(
  db: Connection,
  userId: string,
  { id, ingredients }: Recipe,
): Promise<void> {
  if (!ingredients.some(({ recipe }) => recipe)) return;
  const all = await listRecipes(db, userId);
  const others = new Map(all.map((one) => [one.id, one]));
  const at = ingredients.findIndex((one) => usesRecipe([one], id, others));
  if (at >= 0)
    throw refusedField(`ingredients[${at}].name`, fieldTexts.recipeLoop);
}

async function refuseOverQuota(db: Connection, userId: string): Promise<void> {
  const { count, bytes } = await db
    .selectFrom("recipes")
    .select((row) => row.fn.countAll<string>().as("count"))
    .select(sql<string>`sum(octet_length(ingredients))`.as("bytes"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) > RECIPES_MAX)
    throw new ApiError("QUOTA_EXCEEDED", TOO_MANY);
  if (Number(bytes) > MAX_BYTES)
    throw new ApiError("QUOTA_EXCEEDED", TOO_LARGE);
}

/** An ingredient that no budget and nobody has given a price gets the recipe's. */
async function addToBook(
  db: Connection,
  userId: string,
  { ingredients }: Recipe,
): Promise<void> {
  const bought = ingredients
    .filter(({ recipe, price, name }) => !recipe && price > 0 && itemKey(name))
    .map(({ name, unit, price }) => ({ name, unit: baseUnit(unit), price }));
  const { rows } = await sql<{ at: number }>`
    select at::integer from unnest(
      ${bought.map(({ name }) => itemKey(name))}::text[], ${bought.map(({ unit }) => unit)}::text[]
    ) with ordinality as given (item, unit, at)
    where not exists (
      select from price_points known
      where user_id = ${userId} and known.item = given.item and known.unit = given.unit
    ) and not exists (
      select from price_items known
      where user_id = ${userId} and known.item = given.item and known.unit = given.unit
        and (price is not null or joined_to is not null)
    )
  `.execute(db);
  const missing = rows.map(({ at }) => bought[at - 1]!);
  if (missing.length > 0) await changeItems(db, userId, missing);
}
