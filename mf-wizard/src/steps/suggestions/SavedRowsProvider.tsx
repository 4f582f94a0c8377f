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
import { PREFETCH_DELAY_MS } from "./prefetch-delay.ts";
import type { SavedRowIndex } from "./saved-row-index.ts";
import type { SavedRowsFeedProps } from "./SavedRowsFeed.tsx";

interface SavedRowsState {
  /** Null until there is something to look up. */
  index: SavedRowIndex | null;
  /** Somebody types a name: see that there is something to look up. */
  load: () => void;
}

const SavedRowsContext = createContext<SavedRowsState>({
  index: null,
  load: () => undefined,
});

/**
 * Lets the steps inside suggest rows of the user's own saved budgets. They are asked for when a name is first typed,
 * never by opening a step.
 */
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
    const timer = setTimeout(loadFeed, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loadFeed]);

  const state = useMemo(() => {
    const load = () => {
      setWishes((before) => before + 1);
      loadFeed();
    };
    return { index, load };
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
