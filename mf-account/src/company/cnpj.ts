import { CNPJ_LENGTH, cnpjCharacters } from "shared-contracts/formats/cnpj";
import { hasCnpjCheckDigits } from "shared-contracts/numbers/check-digits";

/** Whether a CNPJ is complete and its check digits are not those of the rest: worth a word, never a refusal. */
export function cnpjLooksWrong(text: string): boolean {
  const all = cnpjCharacters(text);
  return all.length === CNPJ_LENGTH && !hasCnpjCheckDigits(all);
}
