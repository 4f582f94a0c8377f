import type { Handlers } from "../../calls/handlers.ts";
import { readBook } from "./read-book.ts";

/** The price book. */
export function priceBookHandlers() {
  return {
    getPriceBook: async ({ db, caller }) => ({
      body: await readBook(db, caller.id),
    }),
  } satisfies Partial<Handlers>;
}
