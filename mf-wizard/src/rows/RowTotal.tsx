import type { ReactNode } from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import { useAppState } from "shared-contracts/federation/app-state";
import type { PricedLine } from "shared-contracts/pricing/budget-lines";
import { explainLine } from "shared-contracts/pricing/explain-cost";
import { ExplainedMoney } from "../explain/ExplainedMoney.tsx";
import styles from "./Row.module.css";

export interface RowTotalProps {
  /** In reais. */
  cost: Exact;
  /** The row, as what it costs is explained. */
  line: PricedLine;
  /** The quantity it comes from: "14,400 kg". */
  children?: ReactNode;
}

/** What a row costs, fifth column; pressed, it says why. */
export function RowTotal({ cost, line, children }: RowTotalProps) {
  const { headcount } = useAppState().store;
  return (
    <div className={styles.total}>
      <ExplainedMoney
        amount={cost}
        explain={() => explainLine(line, headcount)}
      />
      <span className={styles.note}>{children}</span>
    </div>
  );
}
