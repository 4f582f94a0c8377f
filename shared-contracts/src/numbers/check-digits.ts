/** Whether the last two digits of a CNPJ (14 letters and digits, upper case) follow from the rest. */
export function hasCnpjCheckDigits(characters: string): boolean {
  return hasCheckDigits(characters, 8);
}

/** Whether the last two digits of a CPF (11 digits) follow from the rest. */
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
 * So many weights from 2 on, from the right, again and again; a character counts by its place after "0", so that digits
 * count as themselves.
 */
function checkDigit(characters: string, weights: number): string {
  const sum = [...characters]
    .reverse()
    .reduce(
      (before, character, index) =>
        before + (character.charCodeAt(0) - 48) * (2 + (index % weights)),
      0,
    );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
