import type { Budget } from "./budget.ts";
import type { PartGroup, PartRow } from "./part.ts";
import type { AnyPart } from "./table.ts";

/** The rows of a part by group; a part without groups has one entry, without `group`. */
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
