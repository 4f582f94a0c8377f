/** Pictographs and what modifies them, but not the signs that the fonts of a proposal draw. */
const EMOJI =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0e\ufe0f]/gu;

/** A text as paper shows it: one line, without emoji and invisible signs, with single spaces. */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(EMOJI, "")
    .replace(/ +/g, " ")
    .trim();
}
