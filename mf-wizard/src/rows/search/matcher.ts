const ACCENTS = /\p{Diacritic}/gu;

/** Tells whether any of some texts contains the query, whatever its case and accents. */
export function matcher(query: string): (texts: readonly string[]) => boolean {
  const wanted = folded(query.trim());
  return (texts) => texts.some((text) => folded(text).includes(wanted));
}

/** A text as it is searched in: without case and accents. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").toLowerCase();
}
