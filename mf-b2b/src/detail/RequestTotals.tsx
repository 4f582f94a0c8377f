import { exact } from "shared-contracts/numbers/exact";
import { perGuest } from "shared-contracts/pricing/budget-totals";
import { formatMoney } from "shared-contracts/pricing/money";
import { Figure } from "shared-ui/figure/Figure";
import { TotalFigure } from "../received/TotalFigure.tsx";
import styles from "./DetailDialog.module.css";

/** What the event comes to, and for each guest. */
export function RequestTotals({
  total,
  guests,
}: {
  total: number;
  guests: number | null;
}) {
  return (
    <div className={styles.totals}>
      {total > 0 && guests !== null && (
        <p>
          <span className={styles.label}>Custo por pessoa</span>
          <Figure strong>{formatMoney(perGuest(exact(total), guests))}</Figure>
        </p>
      )}
      <p className={styles.total}>
        <span className={styles.label}>Total</span>
        <TotalFigure reais={total} size="large" />
      </p>
    </div>
  );
}
