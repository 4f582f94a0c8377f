/** The sums of a cell that count. */
export const PORTFOLIO_COUNTS = [
  "approved",
  "open",
  "lost",
  "guests",
  "settled",
] as const;

/** The sums of a cell that are money. */
export const PORTFOLIO_MONEY = [
  "total",
  "profit",
  "approvedTotal",
  "approvedProfit",
  "openTotal",
  "received",
  "toReceive",
  "settledProfit",
  "actualProfit",
] as const;
