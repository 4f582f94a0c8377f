import type { ReactNode } from "react";
import { type Exact, isZero } from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/pricing/money";
import { Figure } from "shared-ui/figure/Figure";
import styles from "./Row.module.css";

export interface RowTotalProps {
  /** In reais. */
  cost: Exact;
  /** The quantity it comes from: "14,400 kg". */
  children?: ReactNode;
}

/** What a row costs, fifth column. */
export function RowTotal({ cost, children }: RowTotalProps) {
  const zero = isZero(cost);
  return (
    <p className={styles.total}>
      <Figure strong={!zero} muted={zero}>
        {formatMoney(cost)}
      </Figure>
      <span className={styles.note}>{children}</span>
    </p>
  );
}
