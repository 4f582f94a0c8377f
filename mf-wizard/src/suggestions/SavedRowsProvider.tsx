import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { FIRST_PAGE_MS } from "../first-page.ts";
import type { SavedRowIndex } from "./saved-row-index.ts";
import type { SavedRowsFeedProps } from "./SavedRowsFeed.tsx";

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
  const [Feed, setFeed] = useState<ComponentType<SavedRowsFeedProps> | null>(
    null,
  );
  const [index, setIndex] = useState<SavedRowIndex | null>(null);
  const [wishes, setWishes] = useState(0);

  const loadFeed = useCallback(() => {
    void import("./SavedRowsFeed.tsx").then(
      ({ SavedRowsFeed }) => setFeed(() => SavedRowsFeed),
      // Offline, before it was downloaded: the next name tries again.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(loadFeed, FIRST_PAGE_MS);
    return () => clearTimeout(timer);
  }, [loadFeed]);

  const state = useMemo(() => {
    const refresh = () => {
      setWishes((before) => before + 1);
      loadFeed();
    };
    return { index, refresh };
  }, [index, loadFeed]);
  return (
    <SavedRowsContext value={state}>
      {Feed && <Feed wishes={wishes} onIndex={setIndex} />}
      {children}
    </SavedRowsContext>
  );
}

/** The rows of the user's saved budgets. */
export function useSavedRows(): SavedRowsState {
  return use(SavedRowsContext);
}
