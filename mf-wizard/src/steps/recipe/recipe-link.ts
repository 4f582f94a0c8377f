import type { Row } from "shared-contracts/budget-store/row";
import type { History } from "shared-contracts/budget-store/history";
import type { Recipe, RecipeLink } from "shared-contracts/entities/recipe";
import type { PartRow } from "shared-contracts/parts/part";
import { baseUnit, recipePrice } from "shared-contracts/platform/rules";
import type { RecipeIndex } from "./subject.ts";

/** What a recipe gives; undefined where a quantity is missing or it comes to nothing. [recipe-is-complete] */
export function priceOf(recipe: Recipe): number | undefined {
  const isComplete = recipe.ingredients.every(({ quantity }) => quantity > 0);
  return (isComplete && recipePrice(recipe)) || undefined;
}

/**
 * What the recipe of a row gives today, or gave when its price was taken; undefined without one, or when it
 * gives none or the row is priced per another unit.
 */
export function linkedPrice(
  { recipe: link, unit }: PartRow,
  index: RecipeIndex | null,
): number | undefined {
  const recipe = index?.byId.get(link?.id ?? "");
  if (!recipe) return link?.price || undefined;
  return recipe.unit === baseUnit(unit) ? priceOf(recipe) : undefined;
}

/** Gives a row the price of a recipe, and remembers the recipe: one undo step. */
export function takeRecipePrice(
  history: History,
  row: Row<PartRow>,
  link: RecipeLink,
): void {
  history.seal();
  history.together(() => {
    row.set("unitPrice", link.price);
    // The same recipe keeps how its item is bought.
    const { recipe: before } = row.fields;
    row.set("recipe", { ...(before?.id === link.id && before), ...link });
  });
  history.seal();
}

/** Says in this budget whether shopping lists buy the item of a row ready, or its ingredients. */
export function setBoughtReady(
  history: History,
  row: Row<PartRow>,
  isReady: boolean,
): void {
  const { recipe: link } = row.fields;
  if (!link) return;
  const { ready: _, ...made } = link;
  history.seal();
  row.set("recipe", isReady ? { ...made, ready: true } : made);
  history.seal();
}

/** Forgets the recipe in this budget; the price stays. */
export function unlinkRecipe(history: History, row: Row<PartRow>): void {
  history.seal();
  row.set("recipe", undefined);
  history.seal();
}
