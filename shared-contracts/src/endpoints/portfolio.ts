import { portfolioSchema } from "../entities/portfolio.ts";
import type { Endpoint } from "./endpoint.ts";

export const portfolioCalls = {
  getPortfolio: {
    method: "GET",
    path: "/carteira",
    summary: "Sums of the user's budgets by month and type of event.",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    response: portfolioSchema,
  },
} as const satisfies Record<string, Endpoint>;
