import type { Budget } from "./budget.ts";
import type { PartGroup, PartRow } from "./part.ts";
import type { AnyPart } from "./table.ts";

/** The groups of a part with their rows; the rows of a part without groups are one nameless group. */
export function rowGroups(
  budget: Budget,
  part: AnyPart,
): readonly { group?: { id: number; name: string }; rows: PartRow[] }[] {
  const content: unknown = budget[part.key];
  if (!part.group) return [{ rows: content as PartRow[] }];
  return (content as PartGroup<PartRow>[]).map(({ id, name, items }) => ({
    group: { id, name },
    rows: items,
  }));
}

/** All rows of a part, in the order shown. */
export function partRows(budget: Budget, part: AnyPart): PartRow[] {
  return rowGroups(budget, part).flatMap(({ rows }) => rows);
}
