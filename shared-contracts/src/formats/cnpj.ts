import { fillMask } from "./mask.ts";

/** Letters and digits; the last two are digits. */
export const CNPJ_LENGTH = 14;
const BODY_LENGTH = 12;

/** The characters of a CNPJ as far as it goes, upper case: 12 letters or digits, then two check digits. */
export function cnpjCharacters(text: string): string {
  const all = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const check = all.slice(BODY_LENGTH).replace(/\D/g, "");
  return all.slice(0, BODY_LENGTH) + check.slice(0, CNPJ_LENGTH - BODY_LENGTH);
}

/** A typed or pasted CNPJ with its separators, as far as it goes: 00.000.000/0000-00. */
export function maskCnpj(text: string): string {
  return fillMask(cnpjCharacters(text), "00.000.000/0000-00");
}
