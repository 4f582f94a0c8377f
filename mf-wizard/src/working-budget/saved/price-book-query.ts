import type { ShellServices } from "shared-contracts/federation/shell-services";
import {
  keptQuery,
  type KeptQueryServices,
} from "shared-contracts/saved-budgets/kept-query";

export const PRICE_BOOK_KEY = ["price-book"] as const;

/** How long a failed load is not repeated. */
const PAUSE_MS = 60_000;

/** The price book. */
export function priceBookQuery(services: KeptQueryServices) {
  return keptQuery(services, PRICE_BOOK_KEY, "getPriceBook", (signal) =>
    services.client.call("getPriceBook", { signal }),
  );
}

/** Loads the book unless it is fresh or a load failed lately. Shows no error. */
export async function loadPriceBook(services: ShellServices): Promise<void> {
  const { queryClient } = services;
  const state = queryClient.getQueryState(PRICE_BOOK_KEY);
  if (state?.error && Date.now() - state.errorUpdatedAt < PAUSE_MS) return;
  await queryClient.prefetchQuery(priceBookQuery(services));
}
