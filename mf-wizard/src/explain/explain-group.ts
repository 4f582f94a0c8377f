import type { Exact } from "shared-contracts/numbers/exact";
import { type Explanation, explainSum } from "./explain-cost.ts";

/** A row of the store, as far as its group's sum needs it. */
export interface CostedRow {
  readonly fields: { readonly name: string };
  readonly cost: Exact;
}

/** How the cost of a category, table or expense group comes about. */
export function explainGroup(group: {
  readonly name: string;
  readonly items: readonly CostedRow[];
}): Explanation {
  return explainSum(
    group.name,
    group.items.map(({ fields, cost }) => ({ name: fields.name, cost })),
  );
}
