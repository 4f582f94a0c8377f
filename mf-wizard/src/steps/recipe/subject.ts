import type { Row } from "shared-contracts/budget-store/row";
import type { Recipe, RecipeLink } from "shared-contracts/entities/recipe";
import type { Exact } from "shared-contracts/numbers/exact";
import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { baseUnit, itemKey, toBaseUnit } from "shared-contracts/platform/rules";

/** A row of the budget whose recipe is opened. */
export interface Subject {
  row: Row<PartRow>;
  part: AnyPart;
}

/** What a recipe's dialog reads of the row. */
export interface SubjectFacts {
  name: string;
  /** What its price is per. */
  unit: Recipe["unit"];
  /** In reais per base unit. */
  price: number;
  link: RecipeLink | undefined;
  /** What a person gets, with its words: "120 g"; undefined for a row that is not per person. */
  portion: { quantity: number; unit: string; exact: Exact } | undefined;
}

export function factsOf({ row, part }: Subject): SubjectFacts {
  const { fields } = row;
  const line = part.line(fields);
  const quantity = Number(line.quantity);
  const isPerPerson = line.multiplyByGuests || line.multiplyByTeam;
  return {
    name: fields.name.trim(),
    unit: baseUnit(fields.unit),
    price: fields.unitPrice,
    link: fields.recipe,
    portion:
      isPerPerson && quantity > 0
        ? {
            quantity,
            unit: fields.unit,
            exact: toBaseUnit(quantity, fields.unit),
          }
        : undefined,
  };
}

/** The recipes of an account, ready to be looked up. */
export interface RecipeIndex {
  byId: ReadonlyMap<string, Recipe>;
  /** The recipe that a row is linked to, else the one of its item. */
  of: (row: Pick<PartRow, "name" | "unit" | "recipe">) => Recipe | undefined;
}

export function indexRecipes(recipes: readonly Recipe[]): RecipeIndex {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const key = (name: string, unit: string) => `${unit} ${itemKey(name)}`;
  const byItem = new Map(
    recipes.map((recipe) => [key(recipe.name, recipe.unit), recipe]),
  );
  return {
    byId,
    of: ({ name, unit, recipe }) =>
      byId.get(recipe?.id ?? "") ?? byItem.get(key(name, baseUnit(unit))),
  };
}
