import * as z from "zod/mini";
import {
  BOOK_CHANGES_MAX,
  bookChangeSchema,
  priceBookSchema,
} from "../entities/price-book.ts";
import type { Endpoint } from "./endpoint.ts";

export const priceBookCalls = {
  getPriceBook: {
    method: "GET",
    path: "/caderno",
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: priceBookSchema,
  },

  /** Changes items in order, all or none; no budget changes. */
  changePriceBook: {
    method: "PATCH",
    path: "/caderno",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    body: z.strictObject({
      items: z
        .array(bookChangeSchema)
        .check(z.minLength(1), z.maxLength(BOOK_CHANGES_MAX)),
    }),
    response: z.object({ success: z.boolean() }),
    errors: ["QUOTA_EXCEEDED"],
    bodyLimit: 512 * 1024,
  },
} as const satisfies Record<string, Endpoint>;
