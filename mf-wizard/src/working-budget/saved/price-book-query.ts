import type { PriceBook } from "shared-contracts/entities/price-book";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { keptPriceBook } from "shared-contracts/saved-budgets/kept-answer";

export const PRICE_BOOK_KEY = ["price-book"] as const;

/** How long the book counts as fresh, and how long a failed load is not repeated. */
const FRESH_MS = 300_000;
const PAUSE_MS = 60_000;

type BookServices = Pick<ShellServices, "client" | "session">;

/** The price book; it starts from the copy in this browser, which serves without a network. */
export function priceBookQuery(services: BookServices) {
  const kept = () =>
    keptPriceBook.kept(() => window.localStorage, services.session.userId);
  return {
    queryKey: PRICE_BOOK_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchPriceBook(services, signal),
    initialData: () => kept()?.answer,
    initialDataUpdatedAt: () => kept()?.time,
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  } as const;
}

async function fetchPriceBook(
  { client, session }: BookServices,
  signal: AbortSignal,
): Promise<PriceBook> {
  const { userId } = session;
  const book = await client.call("getPriceBook", { signal });
  // An answer after the session's end must not be stored.
  if (session.userId === userId)
    keptPriceBook.keep(() => window.localStorage, userId, book, Date.now());
  return book;
}

/** Loads the book unless it is fresh or a load failed lately. Shows no error. */
export async function loadPriceBook(services: ShellServices): Promise<void> {
  const { queryClient } = services;
  const state = queryClient.getQueryState(PRICE_BOOK_KEY);
  if (state?.error && Date.now() - state.errorUpdatedAt < PAUSE_MS) return;
  await queryClient.prefetchQuery(priceBookQuery(services));
}
