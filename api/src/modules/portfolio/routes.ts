import type { Handlers } from "../../calls/handlers.ts";
import { readPortfolio } from "./read-portfolio.ts";

/** The portfolio: all budgets in sums. */
export function portfolioHandlers() {
  return {
    getPortfolio: async ({ db, caller }) => ({
      body: await readPortfolio(db, caller.id),
    }),
  } satisfies Partial<Handlers>;
}
