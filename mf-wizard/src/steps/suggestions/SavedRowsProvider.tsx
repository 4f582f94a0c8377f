import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import {
  fullBudgetsQuery,
  loadFullBudgets,
} from "../../working-budget/saved/full-budgets-query.ts";
import { readSavedRows } from "./read-saved-rows.ts";
import { indexSavedRows, type SavedRowIndex } from "./saved-row-index.ts";
import type { SavedRows } from "./saved-row.ts";

interface SavedRowsState {
  /** Null until there is something to look up. */
  index: SavedRowIndex | null;
  /** Loads the rows when somebody types a name. */
  load: () => void;
}

const SavedRowsContext = createContext<SavedRowsState>({
  index: null,
  load: () => undefined,
});

/**
 * Lets the steps inside suggest rows of the user's own saved budgets. They are requested when a name is first typed,
 * never by opening a step.
 */
export function SavedRowsProvider({ children }: { children: ReactNode }) {
  const services = useAppState();
  const { data } = useQuery({ ...fullBudgetsQuery(services), enabled: false });
  const index = useSavedRowIndex(data, services.session.userId);
  const state = useMemo(
    () => ({ index, load: () => void loadFullBudgets(services) }),
    [index, services],
  );
  return <SavedRowsContext value={state}>{children}</SavedRowsContext>;
}

/** The rows of the user's saved budgets. */
export function useSavedRows(): SavedRowsState {
  return use(SavedRowsContext);
}

/** Indexes the rows again for each list of budgets; null until then and for another user. */
function useSavedRowIndex(
  budgets: readonly SavedBudget[] | undefined,
  userId: string,
): SavedRowIndex | null {
  const [made, setMade] = useState<{ for: string; index: SavedRowIndex }>();
  useEffect(() => {
    if (!budgets?.length) return undefined;
    const replaced = new AbortController();
    const { signal } = replaced;
    void readAll(budgets, signal).then((rows) => {
      if (!signal.aborted)
        setMade({ for: userId, index: indexSavedRows(rows) });
    });
    return () => replaced.abort();
  }, [budgets, userId]);
  // The last index serves while a newer list is read.
  return budgets?.length && made?.for === userId ? made.index : null;
}

/** Reads the saved budgets one by one while the browser is idle: a key never waits for it. */
async function readAll(
  budgets: readonly SavedBudget[],
  signal: AbortSignal,
): Promise<SavedRows[]> {
  const read: SavedRows[] = [];
  for (const budget of budgets) {
    await whenIdle();
    if (signal.aborted) break;
    const rows = readSavedRows(budget);
    if (rows) read.push(rows);
  }
  return read;
}

/** How long work may wait for a pause, in ms. */
const PATIENCE_MS = 2000;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve);
  });
}
