/** Whether a text is a CNPJ (14 letters and digits, upper case) with right check digits. */
export function hasCnpjCheckDigits(characters: string): boolean {
  return characters.length === 14 && hasCheckDigits(characters, 8);
}

/** Whether the check digits of a CPF (11 digits) are right. */
export function hasCpfCheckDigits(digits: string): boolean {
  return hasCheckDigits(digits, 10);
}

function hasCheckDigits(characters: string, weights: number): boolean {
  const body = characters.slice(0, -2);
  const first = checkDigit(body, weights);
  const second = checkDigit(body + first, weights);
  return characters.slice(-2) === first + second;
}

/**
 * The check digit modulo 11. From the right, the characters have the weights 2 to `weights` + 1 in turn. A character
 * counts by its code after "0", so that a digit counts as its value.
 */
function checkDigit(characters: string, weights: number): string {
  const sum = [...characters]
    .reverse()
    .reduce(
      (total, character, index) =>
        total + (character.charCodeAt(0) - 48) * (2 + (index % weights)),
      0,
    );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
