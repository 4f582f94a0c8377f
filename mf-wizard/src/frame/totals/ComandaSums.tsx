import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { useAppState } from "shared-contracts/federation/app-state";
import { subtract } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { marginsFraction } from "../../working-budget/margins-total.ts";
import {
  formatMoney,
  formatPercentInFull,
} from "shared-contracts/formats/money";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { useSettled } from "../../steps/typing/useSettled.ts";
import styles from "./Comanda.module.css";
import { CountedMoney } from "./CountedMoney.tsx";
import { TotalsRuler } from "./TotalsRuler.tsx";

/** Subtotal and margins, the way from the steps to the total. */
export const ComandaSums = observer(function ComandaSums() {
  const { store } = useAppState();
  const { subtotal, total } = useSettled(() => store.totals);
  const percent = formatPercentInFull(
    useSettled(() => marginsFraction(store.margins)),
  );
  return (
    <div className={styles.sums}>
      <LeaderLine
        small
        label={<span className={styles.soft}>Subtotal</span>}
        value={formatMoney(subtotal)}
      />
      <LeaderLine
        small
        label={<span className={styles.soft}>Margens ({percent})</span>}
        value={formatMoney(subtract(total, subtotal))}
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
  const { store } = useAppState();
  const { perPerson, total } = useSettled(() => store.totals);
  return (
    <div className={styles.totals} data-keep-clear="">
      <div className={styles.ruler}>
        <TotalsRuler current={current} />
      </div>
      <p className={styles.caption}>Custo por pessoa</p>
      <p className={styles.figure}>
        <CountedMoney amount={perPerson} />
      </p>
      <p className={styles.caption}>Total final</p>
      <p className={styles.figure}>
        <CountedMoney amount={total} />
      </p>
    </div>
  );
});
