import type { RecipeLink } from "shared-contracts/entities/recipe";
import type { Budget } from "shared-contracts/parts/budget";
import type { PricedLine } from "shared-contracts/parts/part";
import type { LinePart } from "shared-contracts/parts/table";
import { EACH_PART, rowGroups } from "shared-contracts/platform/rules";

/** A row of a budget and where it stands; a part without groups names none. */
export interface BudgetLine extends PricedLine {
  part: LinePart;
  id: number;
  group?: { id: number; name: string };
  /** Of equipment only. */
  isRented?: boolean;
  recipe?: RecipeLink;
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
          ...(row.recipe && { recipe: row.recipe }),
          ...(part.kind === "equipment" && { isRented: isRented === true }),
        };
      }),
    ),
  );
}
