import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/formats/money";
import { Figure } from "shared-ui/figure/Figure";
import { guestsInWords } from "shared-contracts/formats/event-words";
import styles from "./FinalTotal.module.css";

/** The band that closes the sum. */
export const FinalTotal = observer(function FinalTotal() {
  const { store } = useAppState();
  return (
    <div className={styles.band} data-keep-clear="">
      <div>
        <p className={styles.label}>TOTAL FINAL</p>
        <p className={styles.guests}>
          para {guestsInWords(store.event.fields.guests)}
        </p>
      </div>
      <Figure size="large">{formatMoney(store.totals.total)}</Figure>
    </div>
  );
});
