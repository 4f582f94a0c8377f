import type { PartRow } from "shared-contracts/parts/part";
import type { AnyPart } from "shared-contracts/parts/table";
import { unitTexts } from "../rows/cells/unit-texts.ts";

/** The searchable texts of a part's row: name, unit and the part's search words. */
export function searchTexts({
  searchWords,
}: AnyPart): (row: { fields: PartRow }) => string[] {
  return ({ fields }) => [
    fields.name,
    ...unitTexts(fields.unit),
    ...(searchWords?.(fields) ?? []),
  ];
}
