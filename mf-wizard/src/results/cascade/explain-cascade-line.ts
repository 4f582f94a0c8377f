import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { exact } from "shared-contracts/numbers/exact";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import { toPercent } from "shared-contracts/numbers/percent";
import type { BillPart } from "shared-contracts/parts/table";
import { fixedCostLabel } from "shared-contracts/platform/rules";
import type { Explanation } from "../../steps/explain/explain-cost.ts";
import type { Explain } from "../../steps/explain/explained-figure.ts";
import { profitInWords } from "../../steps/explain/profit-in-words.ts";
import { memberName } from "../../steps/team/member-name.ts";
import type { CascadeLine } from "./cascade-lines.ts";

/**
 * Explains a line of the cost summary: a part is the sum of its groups or rows, the subtotal that of the parts, a
 * margin a share of the subtotal, the final total that of the subtotal and the margins.
 */
export function explainCascadeLine(
  { explainMargin, explainSum }: Parameters<Explain>[0],
  line: CascadeLine,
  lines: readonly CascadeLine[],
  store: BudgetStore,
): Explanation {
  const { key, label, kind, amount, rate } = line;
  if (kind === "margin") {
    const fraction = rate ?? 0;
    return explainMargin(
      label,
      store.totals.subtotal,
      exactPercent(fraction),
      amount,
      key === "profitMargin"
        ? profitInWords(fraction, store.totals)
        : undefined,
    );
  }
  const sumOf = (kinds: readonly CascadeLine["kind"][]) =>
    lines
      .filter((other) => kinds.includes(other.kind))
      .map((other) => ({ name: other.label, cost: other.amount }));
  if (kind === "subtotal") return explainSum(label, sumOf(["cost"]));
  if (kind === "total") return explainSum(label, sumOf(["subtotal", "margin"]));
  return explainSum(label, partEntries(key as BillPart, store));
}

/** A rate with every decimal it has: 0.125 is "12,5%". */
function exactPercent(rate: number): string {
  return `${formatDecimal(toPercent(rate))}%`;
}

function partEntries(part: BillPart, store: BudgetStore) {
  if (part === "team")
    return store.team.rows.map(({ fields, cost }) => ({
      name: memberName(fields),
      cost,
    }));
  if (part === "fixedCosts")
    return store.fixedCosts.entries.map(({ key, amount }) => ({
      name: fixedCostLabel(key),
      cost: exact(amount),
    }));
  const section = store[part];
  return "groups" in section
    ? section.groups.map(({ name, total }) => ({ name, cost: total }))
    : section.rows.map(({ fields, cost }) => ({ name: fields.name, cost }));
}
