import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import type { Matches } from "shared-ui/search-field/matcher.ts";
import { unitTexts } from "../rows/units/unit-texts.ts";

/** What a part's row is found by: name and unit; and the part's search words, from their first letter on. */
export function searchTexts({
  searchWords,
}: AnyPart): (row: { fields: PartRow }) => Parameters<Matches> {
  return ({ fields }) => [
    [fields.name, ...unitTexts(fields.unit)],
    searchWords?.(fields),
  ];
}
