/** The keys of a request's `dados` that describe its handling; the budget made of it has none of them. */
export const REQUEST_STATE_KEYS = [
  "previousTotals",
  "answeredWith",
  "answeredAt",
] as const;
