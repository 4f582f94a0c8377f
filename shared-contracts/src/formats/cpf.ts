import { digitsOf, fillMask } from "./mask.ts";

/** A typed or pasted CPF with its separators, as far as it goes: 000.000.000-00. */
export function maskCpf(text: string): string {
  return fillMask(digitsOf(text), "000.000.000-00");
}
