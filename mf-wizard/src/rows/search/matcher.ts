const ACCENTS = /\p{Diacritic}/gu;

/** Whether any of the texts contains the query, ignoring case and accents. [search-is-a-substring] */
export function matcher(query: string): (texts: readonly string[]) => boolean {
  const wanted = folded(query.trim());
  return (texts) => texts.some((text) => folded(text).includes(wanted));
}

/** A text without case and accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase();
}
