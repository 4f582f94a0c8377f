import type { Handlers } from "../../calls/handlers.ts";
import { KnownProfits } from "./known-profits.ts";
import { readPortfolio } from "./read-portfolio.ts";

/** The portfolio: all budgets in sums. */
export function portfolioHandlers() {
  const profits = new KnownProfits();
  return {
    getPortfolio: async ({ db, caller }) => ({
      body: await readPortfolio(db, caller.id, profits),
    }),
  } satisfies Partial<Handlers>;
}
