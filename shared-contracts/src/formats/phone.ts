/** Digits of the area code and the number together. */
const MAX_DIGITS = 11;

/**
 * The digits of a phone as accounts keep it: a leading 55 goes only where more than 11 digits remain, for 55 is an area
 * code too.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  const national =
    digits.length > MAX_DIGITS && digits.startsWith("55")
      ? digits.slice(2)
      : digits;
  return national.slice(0, MAX_DIGITS);
}

/** A phone as shown while typing: `(DD) NNNNN-NNNN`, or `(DD) NNNN-NNNN` with ten digits. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length <= 2) return digits && `(${digits}`;
  const area = digits.slice(0, 2);
  const number = digits.slice(2);
  if (number.length <= 4) return `(${area}) ${number}`;
  const split = digits.length === MAX_DIGITS ? 5 : 4;
  return `(${area}) ${number.slice(0, split)}-${number.slice(split)}`;
}
