import type { BookItem } from "shared-contracts/entities/price-book";
import type {
  Ingredient,
  Recipe,
  RecipeContent,
} from "shared-contracts/entities/recipe";
import { baseUnit, itemKey, usesRecipe } from "shared-contracts/platform/rules";
import { priceOf } from "./recipe-link.ts";

/** An ingredient while it is edited; `""` is an empty field. */
export interface IngredientRow extends Omit<Ingredient, "quantity" | "price"> {
  /** Unique in the form. */
  key: number;
  quantity: number | "";
  price: number | "";
  /** The price as the recipe was saved with it; undefined for one that was added since. */
  saved?: number;
}

/** The prices that ingredients may have, by unit and `itemKey`. */
export interface Prices {
  /** Of an item, or of a recipe that is named; undefined where nobody has given one. */
  of: (
    row: Pick<IngredientRow, "name" | "unit" | "recipe">,
  ) => number | undefined;
  /** What may stand for a typed name: those that begin with it first. */
  find: (text: string) => Offer[];
}

/** What an ingredient may be. */
export interface Offer {
  name: string;
  unit: Recipe["unit"];
  /** Undefined where its recipe gives none. */
  price: number | undefined;
  recipe?: string;
}

/** More than these are not offered at once. */
const MOST = 6;

let lastKey = 0;

/** An empty row. */
export function newIngredient(): IngredientRow {
  lastKey += 1;
  return {
    key: lastKey,
    name: "",
    quantity: "",
    unit: "kg",
    factor: 1,
    price: "",
  };
}

/** The rows of a recipe; one empty row for a new one. */
export function rowsOf(recipe: Recipe | undefined): IngredientRow[] {
  if (!recipe) return [newIngredient()];
  return recipe.ingredients.map((ingredient) => ({
    ...newIngredient(),
    ...ingredient,
    saved: ingredient.price,
  }));
}

/** Whether nothing was typed into a row. */
export function isEmptyRow({ name, quantity, price }: IngredientRow): boolean {
  return name.trim() === "" && !quantity && !price;
}

/** What an ingredient needs before the recipe gives a price, at its fields. A price of 0 must be typed. */
export function missingIn(row: IngredientRow): {
  quantity?: string | undefined;
  price?: string | undefined;
} {
  if (isEmptyRow(row)) return {};
  return {
    quantity: row.quantity ? undefined : "Informe a quantidade.",
    price:
      row.price === "" ? "Informe o preço, ou 0 se não custa nada." : undefined,
  };
}

/** The ingredients as they are saved, without the empty rows. */
export function ingredientsOf(rows: readonly IngredientRow[]): Ingredient[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map(({ name, quantity, unit, factor, price, recipe }) => ({
      name: name.trim(),
      quantity: quantity || 0,
      unit,
      factor,
      price: price || 0,
      ...(recipe !== undefined && { recipe }),
    }));
}

/** Looks up the book and the recipes, those that use the edited one left out of what is offered. */
export function pricesFrom(
  items: readonly BookItem[],
  recipes: readonly Recipe[],
  edited: string | undefined,
): Prices {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const offers = new Map<string, Offer>();
  const prices = new Map<string, number>();
  for (const { name, unit, price, joined } of items) {
    if (!isOfRecipes(unit)) continue;
    for (const each of [name, ...joined])
      prices.set(`${unit} ${itemKey(each)}`, price);
    offers.set(`${unit} ${itemKey(name)}`, { name, unit, price });
  }
  for (const recipe of recipes) {
    const { id, name, unit, ingredients } = recipe;
    const key = `${unit} ${itemKey(name)}`;
    if (id === edited || (edited && usesRecipe(ingredients, edited, byId)))
      offers.delete(key);
    else offers.set(key, { name, unit, price: priceOf(recipe), recipe: id });
  }
  const found = [...offers.values()].map((offer) => ({
    offer,
    key: itemKey(offer.name),
  }));
  return {
    of({ name, unit, recipe: id = "" }) {
      const recipe = byId.get(id);
      return recipe
        ? priceOf(recipe)
        : prices.get(`${baseUnit(unit)} ${itemKey(name)}`);
    },
    find(text) {
      const wanted = itemKey(text);
      if (wanted === "") return [];
      const starting = found.filter(({ key }) => key.startsWith(wanted));
      const others = found.filter(
        ({ key }) => key.includes(wanted) && !key.startsWith(wanted),
      );
      return [...starting, ...others].slice(0, MOST).map(({ offer }) => offer);
    },
  };
}

function isOfRecipes(unit: string): unit is Recipe["unit"] {
  return unit === "kg" || unit === "L" || unit === "un";
}

/** The price of a row today, if it is another than the one that the recipe was saved with and still has. */
export function movedPrice(
  row: IngredientRow,
  prices: Prices,
): number | undefined {
  const now = prices.of(row);
  return row.price === row.saved && now !== row.saved ? now : undefined;
}

/** Gives each row whose price moved the price of today. */
export function withPricesOfToday(
  rows: readonly IngredientRow[],
  prices: Prices,
): IngredientRow[] {
  return rows.map((row) => ({
    ...row,
    price: movedPrice(row, prices) ?? row.price,
  }));
}

/** "2 preços subiram no caderno."; undefined when none moved. */
export function movedWords(
  rows: readonly IngredientRow[],
  prices: Prices,
): string | undefined {
  const moves = rows.flatMap((row) => {
    const now = movedPrice(row, prices);
    return now === undefined ? [] : [now > Number(row.saved)];
  });
  if (moves.length === 0) return undefined;
  const rising = moves.filter(Boolean).length;
  const [one, many] =
    rising === moves.length
      ? ["subiu", "subiram"]
      : rising === 0
        ? ["desceu", "desceram"]
        : ["mudou", "mudaram"];
  return moves.length === 1
    ? `1 preço ${one} no caderno.`
    : `${moves.length} preços ${many} no caderno.`;
}

/** Whether two contents say the same. */
export function isSameContent(one: RecipeContent, other: RecipeContent) {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder({ unit, yield: made, ingredients }: RecipeContent) {
  return [
    unit,
    made,
    ingredients.map(({ name, quantity, unit, factor, price, recipe }) => [
      name,
      quantity,
      unit,
      factor,
      price,
      recipe,
    ]),
  ];
}
