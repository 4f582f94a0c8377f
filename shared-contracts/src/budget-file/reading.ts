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
