import type { LinePart } from "shared-contracts/parts/table";

/** The lists whose rows are suggested. */
export type SuggestedPart = LinePart | "team";

/** A row of one of the user's saved budgets. */
export interface SavedRow {
  name: string;
  /** What else it says, by the names the list's own rows have. */
  fields: Readonly<Record<string, unknown>>;
  /** In reais: per base unit, per person in the team. 0 when it had none. */
  price: number;
  /** The day its budget was last saved: "08/12/2025". */
  savedOn: string;
}

/** The rows of one saved budget, list by list. */
export type SavedRows = Readonly<Record<SuggestedPart, readonly SavedRow[]>>;
