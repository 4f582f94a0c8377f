import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { formatMoney } from "shared-contracts/formats/money";
import { hoursInWords } from "shared-contracts/formats/event-words";
import styles from "./EventFacts.module.css";

const COUNT = new Intl.NumberFormat("pt-BR");

/** The facts of the event: type, guests, duration, cost per guest. */
export const EventFacts = observer(function EventFacts() {
  const { store } = useAppState();
  const { eventType, guests, duration } = store.event.fields;
  return (
    <dl className={styles.facts}>
      <Fact label="Tipo de evento">{eventType || "Não informado"}</Fact>
      <Fact label="Convidados">{COUNT.format(guests)}</Fact>
      <Fact label="Duração">{hoursInWords(duration)}</Fact>
      <Fact label="Custo por pessoa">
        {formatMoney(store.totals.perPerson)}
      </Fact>
    </dl>
  );
});

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
