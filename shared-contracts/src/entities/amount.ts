import * as z from "zod/mini";
import { MAX_NUMBER } from "../numbers/max-number.ts";

/** A count, quantity or price: finite, 0 to 1e9. Negative and larger numbers refuse the data. */
export const amountSchema = z
  .number()
  .check(z.nonnegative(), z.maximum(MAX_NUMBER));
