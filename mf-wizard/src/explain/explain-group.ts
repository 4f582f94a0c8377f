import type { Exact } from "shared-contracts/numbers/exact";
import { type Explanation, explainSum } from "./explain-cost.ts";

/** The part of a store's row that its group's sum needs. */
export interface CostedRow {
  readonly fields: { readonly name: string };
  readonly cost: Exact;
}

/** Explains the cost of a category, table or expense group. */
export function explainGroup(group: {
  readonly name: string;
  readonly items: readonly CostedRow[];
}): Explanation {
  return explainSum(
    group.name,
    group.items.map(({ fields, cost }) => ({ name: fields.name, cost })),
  );
}
