import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import type { Matches } from "shared-ui/search-field/matcher.ts";
import { unitLabel } from "shared-contracts/platform/rules";

/** What a part's row is found by: name and unit; and the part's search words, from their first letter on. */
export function searchTexts({
  searchWords,
}: AnyPart): (row: { fields: PartRow }) => Parameters<Matches> {
  return ({ fields }) => [
    [fields.name, ...unitTexts(fields.unit)],
    searchWords?.(fields),
  ];
}

/** What a row's unit is found by: as it is stored and as the screen says it. */
function unitTexts(unit: string): string[] {
  return [unit, unitLabel(unit)];
}
