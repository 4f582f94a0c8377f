import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import {
  guestsInWords,
  hoursInWords,
} from "shared-contracts/formats/event-words";
import { observer } from "shared-contracts/platform/state";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import styles from "./EventFacts.module.css";

const DAY = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "UTC",
  weekday: "long",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** The facts of the event in one line: type, day where there is one, guests, duration, cost per guest. */
export const EventFacts = observer(function EventFacts() {
  const { store } = useAppState();
  const { eventType, eventDate, guests, duration } = store.event.fields;
  const day = Date.parse(eventDate);
  return (
    <dl className={styles.facts}>
      <Fact label="Tipo de evento">
        {eventType || "Tipo de evento não informado"}
      </Fact>
      {!Number.isNaN(day) && <Fact label="Data">{DAY.format(day)}</Fact>}
      <Fact label="Convidados">{guestsInWords(guests)}</Fact>
      <Fact label="Duração">{hoursInWords(duration)}</Fact>
      <div>
        <dt>Custo por pessoa</dt> <dd>{formatMoney(store.totals.perPerson)}</dd>
      </div>
    </dl>
  );
});

/** A value that says itself what it is; its name is for assistive technology. */
function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
