/**
 * Fills a mask with characters, from the left, as far as they go. Each `0` of the mask takes one character; every other
 * sign is inserted before the next character. Drops surplus characters.
 *
 * @example
 *   fillMask("1234", "000.000.000-00"); // "123.4"
 */
export function fillMask(characters: string, mask: string): string {
  let masked = "";
  let used = 0;
  for (const sign of mask) {
    if (used === characters.length) break;
    masked += sign === "0" ? characters.charAt(used++) : sign;
  }
  return masked;
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
