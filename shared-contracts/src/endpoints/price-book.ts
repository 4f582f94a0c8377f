import { priceBookSchema } from "../entities/price-book.ts";
import type { Endpoint } from "./endpoint.ts";

export const priceBookCalls = {
  getPriceBook: {
    method: "GET",
    path: "/caderno",
    summary: "The prices of every item of the user's budgets.",
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: priceBookSchema,
  },
} as const satisfies Record<string, Endpoint>;
