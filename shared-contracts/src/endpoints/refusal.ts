import * as z from "zod/mini";
import { type ErrorCode, errorTexts } from "./error-codes.ts";
import { fieldErrorSchema } from "./field-error.ts";

const codes = Object.keys(errorTexts) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every answer that is no success. `error` is Portuguese text for a person. `errors` says what was refused
 * of what was sent, value by value: always there with VALIDATION, and where another code concerns one field, such as
 * EMAIL_TAKEN.
 */
export const refusalSchema = z.object({
  error: z.string(),
  code: z.enum(codes),
  errors: z.optional(z.array(fieldErrorSchema)),
});

export type Refusal = z.infer<typeof refusalSchema>;
