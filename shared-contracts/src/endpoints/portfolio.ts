import { portfolioSchema } from "../entities/portfolio.ts";
import type { Endpoint } from "./endpoint.ts";

export const portfolioCalls = {
  getPortfolio: {
    method: "GET",
    path: "/carteira",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    response: portfolioSchema,
  },
} as const satisfies Record<string, Endpoint>;
