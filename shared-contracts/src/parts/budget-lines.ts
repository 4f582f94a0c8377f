import type { Budget } from "./budget.ts";
import type { PartGroup, PartRow, PricedLine } from "./part.ts";
import { type AnyPart, EACH_PART, type LinePart } from "./table.ts";

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

/** A row of a budget and where it stands; a part without groups names none. */
export interface BudgetLine extends PricedLine {
  part: LinePart;
  id: number;
  group?: { id: number; name: string };
  /** Of equipment only. */
  isRented?: boolean;
}

/** All priced lines of a budget, part by part in the order of the bill, rows in the order shown. */
export function budgetLines(budget: Budget): BudgetLine[] {
  return EACH_PART.flatMap((part) =>
    rowGroups(budget, part).flatMap(({ group, rows }) =>
      rows.map((row): BudgetLine => {
        const { isRented } = row as { isRented?: boolean };
        return {
          ...part.line(row),
          part: part.key,
          id: row.id,
          ...(group && { group }),
          ...(part.kind === "equipment" && { isRented: isRented === true }),
        };
      }),
    ),
  );
}
