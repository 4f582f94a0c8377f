import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { TextField } from "shared-ui/text-field/TextField";
import { dateHint } from "../../working-budget/date-hint.ts";
import { endTime } from "./end-time.ts";
import { Cell, FormSection } from "./FormSection.tsx";

/** Data e Hora do Evento, with what follows from them. */
export function DateSection() {
  return (
    <FormSection title="Data e Hora do Evento">
      <Cell span={2} phoneSpan={1}>
        <EventDate />
      </Cell>
      <Cell span={2} phoneSpan={1}>
        <EventTime />
      </Cell>
    </FormSection>
  );
}

const EventDate = observer(function EventDate() {
  const { event } = useAppState().store;
  const hint = dateHint(event.fields.eventDate, new Date());
  return (
    <TextField
      type="date"
      max="9999-12-31"
      label="Data"
      value={event.fields.eventDate}
      onChange={(date) => event.setField("eventDate", date)}
      hint={hint?.text}
      hintTone={hint?.isPast ? "warning" : "hint"}
    />
  );
});

const EventTime = observer(function EventTime() {
  const { event } = useAppState().store;
  const { eventTime, duration } = event.fields;
  const end = endTime(eventTime, duration);
  return (
    <TextField
      type="time"
      label="Hora"
      value={eventTime}
      onChange={(time) => event.setField("eventTime", time)}
      hint={end === null ? undefined : `Termina às ${end}`}
    />
  );
});
