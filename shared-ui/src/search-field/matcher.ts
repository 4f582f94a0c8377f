import { folded } from "shared-contracts/formats/folded";

/** Whether a text contains the query or a label begins with it: "alcoólica" is not "não alcoólica". */
export type Matches = (
  texts: readonly string[],
  labels?: readonly string[],
) => boolean;

/** Matches a query, ignoring case and accents. [search-is-a-substring] */
export function matcher(query: string): Matches {
  const needle = folded(query.trim());
  return (texts, labels = []) =>
    texts.some((text) => folded(text).includes(needle)) ||
    labels.some((label) => folded(label).startsWith(needle));
}
