import type { LinePart } from "shared-contracts/parts/table";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { formatDecimal } from "shared-contracts/numbers/format-number";
import type { PricedLine } from "shared-contracts/parts/part";
import {
  formatTotalQuantity,
  lineQuantity,
  unitLabel,
} from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { oddQuantity } from "./odd-quantity.ts";
import { measureOf } from "../units/measure.ts";
import type { SettableRow } from "../named-row.ts";
import type { StepSession } from "../step-session.ts";
import type { RowHint } from "./row-hint.ts";

interface LeftRow {
  row: SettableRow;
  part: LinePart;
  line: PricedLine;
  session: StepSession;
  store: BudgetStore;
}

/** The question about an odd quantity when its row is left; undefined for a usual or confirmed one. */
export function oddQuantityHint({
  row,
  part,
  line,
  session,
  store,
}: LeftRow): RowHint | undefined {
  const odd = oddQuantity(line, part);
  if (!odd || session.isConfirmed(row, line)) return undefined;
  const { quantity, unit } = line;
  const number = formatDecimal(Number(quantity));
  const each = `${number} ${unitLabel(unit)} por pessoa`;
  const total = formatTotalQuantity(
    lineQuantity(line, store.headcount),
    unit,
    formatCount,
  );
  const likely = odd.likelyUnit;
  const answers = [
    {
      label: "Está certo",
      take: () => {
        session.confirmQuantity(row, line);
        session.dropHint(row);
      },
    },
  ];
  if (likely !== undefined)
    answers.unshift({
      label: `Usar ${unitLabel(likely)}`,
      take: () => {
        store.history.seal();
        row.set("unit", likely);
        store.history.seal();
        session.dropHint(row);
      },
    });
  return {
    about: "quantity",
    tone: "warning",
    text: [
      odd.size === "small" || likely === undefined
        ? `${each} dá ${total} no total.`
        : `${each}.`,
      likely !== undefined && `Seriam ${number} ${unitLabel(likely)}?`,
    ]
      .filter(Boolean)
      .join(" "),
    answers,
    isTrue: () => {
      const now = measureOf({ row, part });
      return now.quantity === quantity && now.unit === unit;
    },
  };
}
