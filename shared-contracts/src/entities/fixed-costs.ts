import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** Named amounts in reais. Keys outside the seven known ones are kept and summed too. */
export const fixedCostsSchema = z.catchall(
  z.object({
    kitchenRent: amountSchema,
    insurance: amountSchema,
    marketing: amountSchema,
    other: amountSchema,
    technicalVisit: amountSchema,
    transportLoading: amountSchema,
    freights: amountSchema,
  }),
  z.unknown(),
);

export type FixedCosts = z.infer<typeof fixedCostsSchema>;

/** The seven fixed costs every budget has. */
export type FixedCostName =
  | "kitchenRent"
  | "insurance"
  | "marketing"
  | "other"
  | "technicalVisit"
  | "transportLoading"
  | "freights";
