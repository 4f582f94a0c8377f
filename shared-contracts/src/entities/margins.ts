import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** The three margins, as fractions: 0.3 is 30 %. Each applies to the subtotal. */
export const marginsSchema = z.object({
  profitMargin: amountSchema,
  contingency: amountSchema,
  annualAdjustment: amountSchema,
});

export type Margins = z.infer<typeof marginsSchema>;
export type MarginName = keyof Margins;
