import type { PartRow } from "shared-contracts/parts/part";
import { LINE_PARTS } from "shared-contracts/platform/rules";
import type { SuggestedPart } from "../../suggestions/saved-row.ts";
import { fieldOf, type SettableRow } from "../named-row.ts";

/** What a name says about the other fields of a new row. */
export type ImpliedBy = ((name: string) => Partial<PartRow>) | undefined;

/** What names say about the rows of a part. */
export function impliedByNames(part: SuggestedPart): ImpliedBy {
  return part === "team" ? undefined : LINE_PARTS[part].impliedBy;
}

/**
 * Names a row that is being added, and sets what its name says about other fields; one that the user has set otherwise
 * stays.
 */
export function nameNewRow(
  row: SettableRow,
  name: string,
  impliedBy: ImpliedBy,
): void {
  const before = impliedBy?.(row.fields.name) ?? {};
  const after = impliedBy?.(name) ?? {};
  row.set("name", name);
  for (const [field, value] of Object.entries(after))
    if (
      fieldOf(row, field) === before[field as keyof PartRow] &&
      fieldOf(row, field) !== value
    )
      row.set(field, value);
}
