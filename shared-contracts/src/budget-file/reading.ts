/**
 * The source of a budget. Values out of bounds refuse a file or a call; a call's margins must be fractions. Stored data
 * (drafts, saved and received budgets) is clamped instead. [stored-data-is-never-refused]
 */
export type ReadSource = "file" | "call" | "stored";

/** The state of one reading. */
export interface Reading {
  readonly source: ReadSource;
  /** Notes on reinterpreted values, in Portuguese. */
  readonly notes: string[];
}

/** How many notes a message shows. */
const SHOWN_NOTES = 3;

/** A message followed by its notes: "Orçamento carregado com sucesso! Margem de lucro lida como 30 %." */
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
