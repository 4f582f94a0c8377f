import { digitsOf, fillMask } from "./mask.ts";

/** A typed or pasted CEP with its separator, as far as it goes: 00000-000. */
export function maskCep(text: string): string {
  return fillMask(digitsOf(text), "00000-000");
}

/** The eight digits of a CEP; empty for an incomplete one. */
export function cepDigits(text: string): string {
  const digits = digitsOf(text);
  return digits.length === 8 ? digits : "";
}
