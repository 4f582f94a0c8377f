import {
  createContext,
  lazy,
  Suspense,
  use,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { recipesQuery } from "../../working-budget/saved/recipes-query.ts";
import { indexRecipes, type RecipeIndex, type Subject } from "./subject.ts";

const RecipeDialog = lazy(async () => {
  const { RecipeDialog: dialog } = await import("./RecipeDialog.tsx");
  return { default: dialog };
});

interface RecipesState {
  /** Null until they were read. */
  index: RecipeIndex | null;
  /** Reads them, for a row that has one. */
  load: () => void;
  /** Opens the recipe of a row. */
  open: (subject: Subject) => void;
}

const RecipesContext = createContext<RecipesState>({
  index: null,
  load: () => undefined,
  open: () => undefined,
});

/** Lets the rows inside have recipes. They are requested when one is opened or a row has one. */
export function RecipesProvider({ children }: { children: ReactNode }) {
  const services = useAppState();
  const [subject, setSubject] = useState<Subject | null>(null);
  const { data } = useQuery({
    ...recipesQuery(services),
    enabled: false,
  });
  const state = useMemo(
    () => ({
      index: data ? indexRecipes(data) : null,
      load: () =>
        void services.queryClient.prefetchQuery(recipesQuery(services)),
      open: setSubject,
    }),
    [data, services],
  );
  return (
    <RecipesContext value={state}>
      {children}
      {subject && (
        <Suspense>
          <RecipeDialog subject={subject} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </RecipesContext>
  );
}

/** The recipes of the user. */
export function useRecipes(): RecipesState {
  return use(RecipesContext);
}
