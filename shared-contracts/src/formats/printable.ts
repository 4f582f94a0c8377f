/** Pictographs and their modifiers, except the signs that the fonts of a proposal have. */
const EMOJI =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0e\ufe0f]/gu;

/** A text for print: one line with single spaces, without emoji and invisible characters. */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(EMOJI, "")
    .replace(/ +/g, " ")
    .trim();
}
