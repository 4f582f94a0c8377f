import type { ApiClient } from "../client/api-client.ts";

/** The key of the light list of requests in the query cache of the page. */
export const RECEIVED_SUMMARIES_KEY = ["received-summaries"] as const;

/** The key of the whole received requests in the query cache of the page. */
export const RECEIVED_BUDGETS_KEY = ["received-budgets"] as const;

/** The list is asked for at most once a minute. */
const FRESH_MS = 60_000;

/** When the last answers came, in ms since 1970. */
interface Asked {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/** The light list of requests: one answer for the menu and for home, asked for again while the page is visible. */
export function receivedSummariesQuery(client: ApiClient) {
  return {
    queryKey: RECEIVED_SUMMARIES_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.call("listReceivedSummaries", { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnWindowFocus: ({ state }: { state: Asked }) =>
      Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >=
      FRESH_MS,
    networkMode: "always",
    retry: false,
  } as const;
}
