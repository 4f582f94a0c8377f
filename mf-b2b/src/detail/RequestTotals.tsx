import {
  previousTotalsIn,
  type ReceivedBudget,
} from "shared-contracts/entities/received-budget";
import { formatDay } from "shared-contracts/formats/format-day";
import { exact } from "shared-contracts/numbers/exact";
import { perEach } from "shared-contracts/numbers/ratio";
import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import { TotalFigure } from "../request/TotalFigure.tsx";
import styles from "./DetailDialog.module.css";

/** The total and the cost per guest; earlier totals of a decided request that was edited. */
export function RequestTotals({
  received: { totalFinal, dados },
  guests,
}: {
  received: ReceivedBudget;
  guests: number | null;
}) {
  const previous = previousTotalsIn(dados).map(
    ({ total, until }) => `${formatMoney(total)} até ${formatDay(until)}`,
  );
  return (
    <>
      <div className={styles.totals}>
        {totalFinal > 0 && guests !== null && (
          <p>
            <span className={styles.label}>Custo por pessoa</span>
            <Figure strong>
              {formatMoney(perEach(exact(totalFinal), guests))}
            </Figure>
          </p>
        )}
        <p className={styles.total}>
          <span className={styles.label}>Total</span>
          <TotalFigure reais={totalFinal} size="large" />
        </p>
      </div>
      {previous.length > 0 && (
        <p className={styles.previous}>
          {previous.length === 1 ? "Valor anterior" : "Valores anteriores"}:{" "}
          {previous.join("; ")}.
        </p>
      )}
    </>
  );
}
