import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Figure } from "shared-ui/figure/Figure";
import { CountedMoney } from "../frame/totals/CountedMoney.tsx";
import { TotalsRuler } from "../frame/totals/TotalsRuler.tsx";
import { profitInWords } from "../steps/explain/profit-in-words.ts";
import styles from "./ResultsHero.module.css";

/** What the client pays, each guest and in all, and what is earned. */
export const ResultsHero = observer(function ResultsHero() {
  const { store } = useAppState();
  const { totals, margins, event } = store;
  const hasGuests = event.fields.guests > 0;
  return (
    <div className={styles.hero} data-keep-clear="">
      <dl className={styles.figures}>
        <div>
          <dt>Valor por pessoa</dt>
          <dd>
            <Figure size="large">
              <CountedMoney amount={totals.perPerson} />
            </Figure>
          </dd>
          {!hasGuests && <dd className={styles.note}>Informe os convidados</dd>}
        </div>
        <div>
          <dt>Total final</dt>
          <dd>
            <Figure size="large">
              <CountedMoney amount={totals.total} />
            </Figure>
          </dd>
        </div>
        <div className={styles.profit}>
          <dt>Seu lucro</dt>
          <dd>
            <Figure size="large">
              <CountedMoney amount={totals.profitMargin} />
            </Figure>
          </dd>
          <dd className={styles.note}>
            {profitInWords(margins.profitMargin, totals)}
          </dd>
        </div>
      </dl>
      <TotalsRuler current={null} />
    </div>
  );
});
