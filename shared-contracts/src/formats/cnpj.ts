/** Letters and digits, the last two digits only. */
export const CNPJ_LENGTH = 14;
const BODY_LENGTH = 12;

/**
 * The letters and digits of a CNPJ as far as it goes, upper case: letters in the first 12 places, then the two check
 * digits.
 */
export function cnpjCharacters(text: string): string {
  const all = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const check = all.slice(BODY_LENGTH).replace(/\D/g, "");
  return all.slice(0, BODY_LENGTH) + check.slice(0, CNPJ_LENGTH - BODY_LENGTH);
}

/** What is typed or pasted as a CNPJ, masked as far as it goes: 00.000.000/0000-00. */
export function maskCnpj(text: string): string {
  const all = cnpjCharacters(text);
  const [, a = "", b = "", c = "", branch = "", check = ""] =
    /^(.{0,2})(.{0,3})(.{0,3})(.{0,4})(.{0,2})/.exec(all) ?? [];
  const company = [a, b, c].filter(Boolean).join(".");
  return company + (branch && `/${branch}`) + (check && `-${check}`);
}
