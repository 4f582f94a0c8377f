import {
  createContext,
  lazy,
  Suspense,
  use,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import type { BookItem, PriceBook } from "shared-contracts/entities/price-book";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import {
  loadPriceBook,
  priceBookQuery,
} from "../../working-budget/saved/price-book-query.ts";
import type { RepriceStart } from "../../reprice/useRepriceChoice.ts";
import { type BookIndex, indexBook } from "./book-index.ts";

const PriceBookDialog = lazy(async () => {
  const { PriceBookDialog: dialog } =
    await import("../../price-book/PriceBookDialog.tsx");
  return { default: dialog };
});
const RepriceDialog = lazy(async () => {
  const { RepriceDialog: dialog } =
    await import("../../reprice/RepriceDialog.tsx");
  return { default: dialog };
});

/** A dialog over a step: the book with an item open, or new prices for saved budgets. */
export type BookDialog = { item: BookItem } | { start: RepriceStart };

interface PriceBookState {
  /** Null until there is one, as the index to look up in. */
  book: PriceBook | null;
  index: BookIndex | null;
  /** Loads the book when somebody types a name. */
  load: () => void;
  /** Opens a dialog outside the rows, whose keys it must not press. */
  show: (dialog: BookDialog) => void;
}

const PriceBookContext = createContext<PriceBookState>({
  book: null,
  index: null,
  load: () => undefined,
  show: () => undefined,
});

/**
 * Lets the steps inside suggest items of the price book. It is requested when a name is first typed, never by opening a
 * step.
 */
export function PriceBookProvider({ children }: { children: ReactNode }) {
  const services = useAppState();
  const { data } = useQuery({ ...priceBookQuery(services), enabled: false });
  const [dialog, show] = useState<BookDialog | null>(null);
  const close = () => show(null);
  const state = useMemo(
    () => ({
      book: data ?? null,
      index: data ? indexBook(data) : null,
      load: () => void loadPriceBook(services),
      show,
    }),
    [data, services],
  );
  return (
    <PriceBookContext value={state}>
      {children}
      {dialog && (
        <Suspense>
          {"item" in dialog ? (
            <PriceBookDialog item={dialog.item} onClose={close} />
          ) : (
            <RepriceDialog start={dialog.start} onClose={close} />
          )}
        </Suspense>
      )}
    </PriceBookContext>
  );
}

/** The price book of the user. */
export function usePriceBook(): PriceBookState {
  return use(PriceBookContext);
}
