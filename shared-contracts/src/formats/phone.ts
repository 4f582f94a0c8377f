import { digitsOf, fillMask } from "./mask.ts";

/** Digits of the area code and the number together. */
const MAX_DIGITS = 11;

/** The digits of a phone, at most 11. Removes a leading 55 only when there are more, because 55 is an area code too. */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  const national =
    digits.length > MAX_DIGITS && digits.startsWith("55")
      ? digits.slice(2)
      : digits;
  return national.slice(0, MAX_DIGITS);
}

/** A phone as shown while typing: `(DD) NNNNN-NNNN`, or `(DD) NNNN-NNNN` with ten digits. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  const isLong = digits.length === MAX_DIGITS;
  return fillMask(digits, isLong ? "(00) 00000-0000" : "(00) 0000-0000");
}
