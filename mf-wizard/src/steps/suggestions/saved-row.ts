import type { LinePart } from "shared-contracts/parts/table";

/** The lists whose rows are suggested. */
export type SuggestedPart = LinePart | "team";

/** An item of the price book as a row of a part. */
export interface SavedRow {
  name: string;
  /** What the price is per. */
  unit: string;
  /** What else it says, by the names the list's own rows have. */
  fields: Readonly<Record<string, unknown>>;
  /** In reais. */
  price: number;
  /** The day the price was saved or typed: "08/12/2025". */
  savedOn: string;
}
