import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { ComandaSteps, type ComandaStepsProps } from "./ComandaSteps.tsx";
import { ComandaSums, ComandaTotals } from "./ComandaSums.tsx";
import styles from "./Comanda.module.css";
import {
  guestsInWords,
  hoursInWords,
} from "shared-contracts/formats/event-words";

/**
 * The kitchen ticket beside every step: the steps and the running bill in one list. `navOnly` leaves the steps alone,
 * under another card. Only on wide screens.
 */
export function Comanda({ current, navOnly }: ComandaStepsProps) {
  return (
    <Card
      className={styles.comanda}
      aria-label="Comanda do orçamento"
      data-plain={navOnly || undefined}
    >
      {!navOnly && <ComandaHead />}
      <ComandaSteps current={current} navOnly={navOnly} />
      {!navOnly && (
        <>
          <ComandaSums />
          <ComandaTotals current={current} />
        </>
      )}
    </Card>
  );
}

const ComandaHead = observer(function ComandaHead() {
  const { name, event } = useAppState().store;
  const { guests, duration } = event.fields;
  return (
    <div className={styles.head}>
      <p className={styles.name}>{name.trim() || "Orçamento sem nome"}</p>
      <p className={styles.event}>
        {guestsInWords(guests)}, {hoursInWords(duration)}
      </p>
    </div>
  );
});
