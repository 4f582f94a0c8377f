import { useCallback, type ReactNode } from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import type { PricedLine } from "shared-contracts/parts/part";
import { ExplainedMoney } from "../../explain/ExplainedMoney.tsx";
import { useSettled } from "../../typing/useSettled.ts";
import styles from "../Row.module.css";

export interface RowTotalProps<Item> {
  /** The store's row; `cost` in reais, `quantity` in its base unit. */
  row: {
    readonly fields: Item;
    readonly cost: Exact;
    readonly quantity: Exact;
  };
  /** The row as what it costs is explained. */
  line: (item: Item) => PricedLine;
  /** The quantity it comes from: "14,4 kg". A stable function, so that typing does not rerender it. */
  note: (line: PricedLine, quantity: Exact) => ReactNode;
}

/** The cost of a row, fifth column; pressing it explains it. It updates when typing pauses. */
export const RowTotal = observer(function RowTotal<Item>({
  row,
  line,
  note,
}: RowTotalProps<Item>) {
  const { headcount } = useAppState().store;
  const read = useCallback(() => {
    const { fields, cost, quantity } = row;
    return { fields, cost, quantity };
  }, [row]);
  const { fields, cost, quantity } = useSettled(read);
  return (
    <div className={styles.total}>
      <ExplainedMoney
        amount={cost}
        explain={({ explainLine }) => explainLine(line(row.fields), headcount)}
      />
      <span className={styles.note}>{note(line(fields), quantity)}</span>
    </div>
  );
});
