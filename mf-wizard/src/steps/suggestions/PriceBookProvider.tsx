import { createContext, use, useMemo, type ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import {
  loadPriceBook,
  priceBookQuery,
} from "../../working-budget/saved/price-book-query.ts";
import { type BookIndex, indexBook } from "./book-index.ts";

interface PriceBookState {
  /** Null until there is a book to look up. */
  index: BookIndex | null;
  /** Loads the book when somebody types a name. */
  load: () => void;
}

const PriceBookContext = createContext<PriceBookState>({
  index: null,
  load: () => undefined,
});

/**
 * Lets the steps inside suggest items of the price book. It is requested when a name is first typed, never by opening a
 * step.
 */
export function PriceBookProvider({ children }: { children: ReactNode }) {
  const services = useAppState();
  const { data } = useQuery({ ...priceBookQuery(services), enabled: false });
  const state = useMemo(
    () => ({
      index: data ? indexBook(data) : null,
      load: () => void loadPriceBook(services),
    }),
    [data, services],
  );
  return <PriceBookContext value={state}>{children}</PriceBookContext>;
}

/** The price book of the user. */
export function usePriceBook(): PriceBookState {
  return use(PriceBookContext);
}
