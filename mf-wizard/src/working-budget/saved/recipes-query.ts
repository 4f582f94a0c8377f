import type { Recipe } from "shared-contracts/entities/recipe";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { keptRecipes } from "shared-contracts/saved-budgets/kept-answer";

export const RECIPES_KEY = ["recipes"] as const;

/** How long the recipes count as fresh. */
const FRESH_MS = 300_000;

type RecipeServices = Pick<ShellServices, "client" | "session">;

/** The user's recipes, by name; they start from the copy in this browser, which serves without a network. */
export function recipesQuery(services: RecipeServices) {
  const kept = () =>
    keptRecipes.kept(() => window.localStorage, services.session.userId);
  return {
    queryKey: RECIPES_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchRecipes(services, signal),
    initialData: () => kept()?.answer.recipes,
    initialDataUpdatedAt: () => kept()?.time,
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  } as const;
}

async function fetchRecipes(
  { client, session }: RecipeServices,
  signal: AbortSignal,
): Promise<Recipe[]> {
  const { userId } = session;
  const answer = await client.call("listRecipes", { signal });
  // An answer after the session's end must not be stored.
  if (session.userId === userId)
    keptRecipes.keep(() => window.localStorage, userId, answer, Date.now());
  return answer.recipes;
}
