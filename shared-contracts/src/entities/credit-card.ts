import * as z from "zod/mini";
import { fieldTexts } from "./field-texts.ts";

const digits = (pattern: RegExp, missing: string, invalid: string) =>
  z.string().check(z.minLength(1, missing), z.regex(pattern, invalid));

/** A card as it is typed: digits only, month 01 to 12, year with four digits. Sent to the gateway, never stored. */
export const creditCardSchema = z.strictObject({
  holderName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldTexts.cardNameMissing),
      z.minLength(3, fieldTexts.cardNameShort),
      z.maxLength(100),
    ),
  number: digits(
    /^\d{13,16}$/,
    fieldTexts.cardNumberMissing,
    fieldTexts.cardNumberInvalid,
  ),
  expiryMonth: digits(
    /^(0[1-9]|1[0-2])$/,
    fieldTexts.cardMonthMissing,
    fieldTexts.cardMonthInvalid,
  ),
  expiryYear: digits(
    /^\d{4}$/,
    fieldTexts.cardYearMissing,
    fieldTexts.cardYearInvalid,
  ),
  ccv: digits(
    /^\d{3,4}$/,
    fieldTexts.cardCodeMissing,
    fieldTexts.cardCodeInvalid,
  ),
});

export type CreditCard = z.infer<typeof creditCardSchema>;
