import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import type { TeamChange } from "shared-contracts/pricing/team-sizing";
import { NumberField } from "shared-ui/number-field/NumberField";
import { Select } from "shared-ui/select/Select";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import { EVENT_TYPES } from "shared-contracts/entities/event-types";
import { EventTextField } from "./EventTextField.tsx";
import { Cell, FormSection } from "./FormSection.tsx";
import { SizingFields } from "./SizingFields.tsx";
import { SizingNews } from "./SizingNews.tsx";

/** Informações Básicas: the kind of event, its size and its place. */
export function BasicsSection() {
  const { team } = useAppState().store;
  const [known, setKnown] = useState<readonly TeamChange[] | null>();
  return (
    <FormSection title="Informações Básicas">
      <Cell span={6}>
        <EventTypeSelect />
      </Cell>
      <SizingFields onEnter={() => setKnown(team.lastSizing)}>
        <Cell span={2} phoneSpan={1}>
          <Duration />
        </Cell>
      </SizingFields>
      <SizingNews known={known} />
      <Cell span={6}>
        <EventTextField field="eventLocation" label="Local do evento" />
      </Cell>
      <Cell span={3} phoneSpan={1}>
        <EventTextField field="city" label="Cidade" />
      </Cell>
      <Cell span={3} phoneSpan={1}>
        <EventTextField field="country" label="País" />
      </Cell>
    </FormSection>
  );
}

const EventTypeSelect = observer(function EventTypeSelect() {
  const { event } = useAppState().store;
  const { eventType } = event.fields;
  const offered: readonly string[] = EVENT_TYPES;
  const types =
    eventType === "" || offered.includes(eventType)
      ? offered
      : [...offered, eventType];
  return (
    <Select
      label="Tipo de evento"
      placeholder="Escolha o tipo de evento"
      value={eventType}
      options={types.map((type) => ({ value: type, label: type }))}
      onChange={(type) => event.setField("eventType", type)}
    />
  );
});

const Duration = observer(function Duration() {
  const { event } = useAppState().store;
  return (
    <NumberField
      label={
        <>
          Duração<VisuallyHidden> em horas</VisuallyHidden>
        </>
      }
      suffix="h"
      value={event.fields.duration}
      onChange={(hours) => event.setField("duration", Number(hours))}
    />
  );
});
