import { useCallback, type ReactNode } from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import type { PricedLine } from "shared-contracts/parts/part";
import { explainLine } from "../../explain/explain-cost.ts";
import { ExplainedMoney } from "../../explain/ExplainedMoney.tsx";
import { useSettled } from "../../typing/useSettled.ts";
import styles from "../Row.module.css";

export interface RowTotalProps<Item> {
  /** The row of the store that is drawn; `cost` in reais, `quantity` in its base unit. */
  of: {
    readonly fields: Item;
    readonly cost: Exact;
    readonly quantity: Exact;
  };
  /** The row as what it costs is explained. */
  line: (item: Item) => PricedLine;
  /** The quantity it comes from: "14,4 kg". The same function each time, so that a key does not draw it. */
  note: (line: PricedLine, quantity: Exact) => ReactNode;
}

/** What a row costs, fifth column; pressed, it says why. It follows once typing pauses. */
export const RowTotal = observer(function RowTotal<Item>({
  of: row,
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
        explain={() => explainLine(line(row.fields), headcount)}
      />
      <span className={styles.note}>{note(line(fields), quantity)}</span>
    </div>
  );
});
