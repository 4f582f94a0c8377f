import type { WizardStepKey } from "shared-contracts/catalog/wizard-steps";
import { useAppState } from "shared-contracts/federation/app-state";
import { exact, subtract, sum } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { formatMoney, formatPercent } from "shared-contracts/pricing/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import styles from "./Comanda.module.css";
import { TotalsRuler } from "./TotalsRuler.tsx";

/** Subtotal and margins, the way from the steps to the total. */
export const ComandaSums = observer(function ComandaSums() {
  const { totals, margins } = useAppState().store;
  const { profitMargin, contingency, annualAdjustment } = margins.toFields();
  const percent = formatPercent(
    sum([profitMargin, contingency, annualAdjustment].map(exact)),
  );
  return (
    <div className={styles.sums}>
      <LeaderLine
        small
        label={<span className={styles.soft}>Subtotal</span>}
        value={formatMoney(totals.subtotal)}
      />
      <LeaderLine
        small
        label={<span className={styles.soft}>Margens ({percent})</span>}
        value={formatMoney(subtract(totals.total, totals.subtotal))}
      />
    </div>
  );
});

/** The dark band that closes the comanda: the régua and the two final figures. */
export const ComandaTotals = observer(function ComandaTotals({
  current,
}: {
  current: WizardStepKey | null;
}) {
  const { totals } = useAppState().store;
  return (
    <div className={styles.totals}>
      <div className={styles.ruler}>
        <TotalsRuler current={current} />
      </div>
      <p className={styles.caption}>Custo por pessoa</p>
      <p className={styles.figure}>{formatMoney(totals.perPerson)}</p>
      <p className={styles.caption}>Total final</p>
      <p className={styles.figure}>{formatMoney(totals.total)}</p>
    </div>
  );
});
