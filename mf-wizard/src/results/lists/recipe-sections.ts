import type { Recipe } from "shared-contracts/entities/recipe";
import {
  type Exact,
  exact,
  ONE,
  subtract,
  sum,
  isZero,
} from "shared-contracts/numbers/exact";
import {
  lineQuantity,
  scaledIngredients,
} from "shared-contracts/platform/rules";
import type { Headcount } from "shared-contracts/pricing/people-count";
import type { BudgetLine } from "../budget-lines.ts";
import { neededText } from "./list-words.ts";
import type { PaperCell, PaperSection } from "./paper-list.ts";
import { madeBy } from "./shopping-needs.ts";

/** A recipe of the event, with what is made by it in base units. */
type Making = Map<Recipe, Exact>;

/** A section of the kitchen's list for each recipe of the lines and those that it uses, scaled to the event. */
export function recipeSections(
  lines: readonly BudgetLine[],
  h: Headcount,
  recipes: readonly Recipe[],
): PaperSection[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const making: Making = new Map();
  for (const line of lines) {
    const recipe = madeBy(line, byId);
    if (recipe) make(recipe, lineQuantity(line, h), byId, making, []);
  }
  return [...making].map(([recipe, quantity]) => ({
    title: `Ficha técnica: ${recipe.name}, ${neededText(quantity, recipe.unit)}`,
    rows: scaledIngredients(recipe, quantity).map(
      ({ ingredient: { name, unit, factor }, clean, toBuy }): PaperCell[] => [
        isZero(subtract(exact(factor), ONE))
          ? name
          : { text: name, note: `${neededText(toBuy, unit)} sem limpar` },
        "",
        "",
        neededText(clean, unit),
        "",
      ],
    ),
  }));
}

function make(
  recipe: Recipe,
  quantity: Exact,
  byId: ReadonlyMap<string, Recipe>,
  making: Making,
  above: readonly Recipe[],
): void {
  // The API refuses loops; a list kept by the browser may be older.
  if (above.includes(recipe)) return;
  making.set(recipe, sum([making.get(recipe) ?? exact(0), quantity]));
  for (const { ingredient, toBuy } of scaledIngredients(recipe, quantity)) {
    const inner = byId.get(ingredient.recipe ?? "");
    if (inner) make(inner, toBuy, byId, making, [...above, recipe]);
  }
}
