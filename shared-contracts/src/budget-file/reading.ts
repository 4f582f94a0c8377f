/**
 * Where a budget comes from. What a file or an API call says out of bounds is refused; a call's margins must be
 * fractions. What is stored already (drafts, saved and received budgets) is brought within bounds instead.
 */
export type ReadSource = "file" | "call" | "stored";

/** A reading under way. */
export interface Reading {
  readonly source: ReadSource;
  /** What was understood in another way than it is written, in Portuguese. */
  readonly notes: string[];
}

/** How many notes a message shows. */
const SHOWN_NOTES = 3;

/**
 * A message with what was reinterpreted behind it: "Orçamento carregado com sucesso! Margem de lucro lida como 30 %."
 */
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
