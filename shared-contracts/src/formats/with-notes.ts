/** How many notes a message shows. */
const SHOWN_NOTES = 3;

/** A message followed by at most three notes: "Orçamento carregado com sucesso! Margem de lucro lida como 30 %." */
export function withNotes(
  message: string,
  notes: readonly string[] = [],
): string {
  if (notes.length === 0) return message;
  const hidden = notes.length - SHOWN_NOTES;
  const shown = notes.slice(0, SHOWN_NOTES);
  if (hidden > 0) shown.push(`E mais ${hidden}`);
  const end = /[.!?]$/.test(message) ? "" : ".";
  return `${message}${end} ${shown.join(". ")}.`;
}
