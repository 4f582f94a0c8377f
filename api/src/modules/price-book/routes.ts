import type { Handlers } from "../../calls/handlers.ts";
import { changeItems } from "./change-items.ts";
import { readBook } from "./read-book.ts";

/** The price book. */
export function priceBookHandlers() {
  return {
    getPriceBook: async ({ db, caller }) => ({
      body: await readBook(db, caller.id),
    }),
    changePriceBook: async ({ db, caller, body }) => {
      await changeItems(db, caller.id, body.items);
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
