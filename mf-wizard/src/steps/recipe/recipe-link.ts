import type { Row } from "shared-contracts/budget-store/row";
import type { History } from "shared-contracts/budget-store/history";
import type { RecipeLink } from "shared-contracts/entities/recipe";
import type { PartRow } from "shared-contracts/parts/part";

/** Gives a row the price of a recipe, and remembers the recipe: one undo step. */
export function takeRecipePrice(
  history: History,
  row: Row<PartRow>,
  link: RecipeLink,
): void {
  history.seal();
  history.together(() => {
    row.set("unitPrice", link.price);
    row.set("recipe", link);
  });
  history.seal();
}

/** Forgets the recipe in this budget; the price stays. */
export function unlinkRecipe(history: History, row: Row<PartRow>): void {
  history.seal();
  row.set("recipe", undefined);
  history.seal();
}
