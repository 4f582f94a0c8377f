import type { Recipe } from "shared-contracts/entities/recipe";
import {
  type Exact,
  exact,
  isZero,
  multiply,
} from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import {
  baseUnit,
  budgetHeadcount,
  LINE_PARTS,
  lineCost,
  lineQuantity,
  recipeNeeds,
} from "shared-contracts/platform/rules";
import { type BudgetLine, budgetLines } from "../budget-lines.ts";

/** What is to be bought of a line of a budget. */
export interface Need {
  line: BudgetLine;
  /** In base units, above 0. */
  quantity: Exact;
  /** Of a drink, in its unit; 0 is none. */
  packageSize: number;
  /** In reais. */
  cost: Exact;
  /** The name of the recipe that it is an ingredient of. */
  recipe?: string;
}

/** Recipes by id. */
export type Recipes = ReadonlyMap<string, Recipe>;

const NO_RECIPES: Recipes = new Map();

/**
 * What a budget needs bought, line by line: not what is rented, nor the team, nor fixed costs. A line with one of these
 * recipes needs its ingredients, unless it is bought ready.
 */
export function needsOf(budget: Budget, recipes = NO_RECIPES): Need[] {
  const h = budgetHeadcount(budget);
  return budgetLines(budget)
    .filter((line) => line.isRented !== true)
    .map((line): Need => ({
      line,
      quantity: lineQuantity(line, h),
      cost: lineCost(line, h),
      packageSize:
        line.part === "drinks"
          ? (budget.drinks.find(({ id }) => id === line.id)?.packageSize ?? 0)
          : 0,
    }))
    .flatMap((need) => ingredientsOf(need, recipes))
    .filter(({ quantity }) => !isZero(quantity));
}

/** The recipe that a line is made by; undefined for one that is bought ready. */
export function madeBy(
  { recipe: link }: BudgetLine,
  recipes: Recipes,
): Recipe | undefined {
  return link && !link.ready ? recipes.get(link.id) : undefined;
}

function ingredientsOf(need: Need, recipes: Recipes): Need[] {
  const { line, quantity } = need;
  const recipe = madeBy(line, recipes);
  if (recipe?.unit !== baseUnit(line.unit)) return [need];
  return recipeNeeds(recipe, quantity, recipes).map(
    ({ name, unit, quantity, price }) => ({
      line: { ...line, name, unit, unitPrice: price },
      quantity,
      packageSize: 0,
      cost: multiply(quantity, exact(price)),
      recipe: recipe.name,
    }),
  );
}

/** The heading of a part in a list of what is bought. */
export function boughtPart({ part }: BudgetLine): string {
  const { label } = LINE_PARTS[part];
  return part === "generalExpenses" ? `${label} comprados` : label;
}
