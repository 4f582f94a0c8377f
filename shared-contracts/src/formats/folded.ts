const ACCENTS = /\p{Diacritic}/gu;

/** A text without case and accents, to search and compare. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase();
}
