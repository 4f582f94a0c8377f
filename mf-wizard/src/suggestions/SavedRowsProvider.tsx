import { createContext, use, useMemo, type ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import {
  refreshSavedBudgets,
  savedBudgetsQuery,
} from "../saved-budgets/saved-budgets-query.ts";
import type { SavedRowIndex } from "./saved-row-index.ts";
import { useSavedRowIndex } from "./useSavedRowIndex.ts";

interface SavedRowsState {
  /** Null until there is something to look up. */
  index: SavedRowIndex | null;
  /** Somebody is about to type a name: see that the list is fresh. */
  refresh: () => void;
}

const SavedRowsContext = createContext<SavedRowsState>({
  index: null,
  refresh: () => undefined,
});

/** Lets the steps inside suggest rows of the user's own saved budgets. The list is asked for when a name is first typed in, never by opening a step. */
export function SavedRowsProvider({ children }: { children: ReactNode }) {
  const services = useAppState();
  const { data } = useQuery({
    ...savedBudgetsQuery(services),
    enabled: false,
  });
  const index = useSavedRowIndex(data, services.session.userId);
  const state = useMemo(
    () => ({ index, refresh: () => void refreshSavedBudgets(services) }),
    [index, services],
  );
  return <SavedRowsContext value={state}>{children}</SavedRowsContext>;
}

/** The rows of the user's saved budgets. */
export function useSavedRows(): SavedRowsState {
  return use(SavedRowsContext);
}
