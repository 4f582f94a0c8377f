import * as z from "zod/mini";
import { type ErrorCode, errorTexts } from "./error-codes.ts";
import { fieldErrorSchema } from "./field-error.ts";

const codes = Object.keys(errorTexts) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every refusal. `error` is Portuguese text for the user. `errors` lists the refused values: always with
 * VALIDATION, and with another code about one field, such as EMAIL_TAKEN.
 */
export const refusalSchema = z.object({
  error: z.string(),
  code: z.enum(codes),
  errors: z.optional(z.array(fieldErrorSchema)),
});

export type Refusal = z.infer<typeof refusalSchema>;
