import { useMemo } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { recipePrice } from "shared-contracts/platform/rules";
import { recipesQuery } from "../working-budget/saved/recipes-query.ts";
import { bookKey } from "./items-by-name.ts";

/** Says whether the price of an item is what its recipe gives. */
export function useMadeItems(): (item: BookItem) => boolean {
  const { data } = useQuery(recipesQuery(useAppState()));
  const prices = useMemo(
    () =>
      new Map(
        data?.map((recipe) => [
          bookKey(recipe.unit, recipe.name),
          recipePrice(recipe),
        ]),
      ),
    [data],
  );
  return ({ unit, name, price }) => prices.get(bookKey(unit, name)) === price;
}
