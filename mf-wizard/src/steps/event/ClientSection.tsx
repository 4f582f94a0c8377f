import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { maskCpf } from "shared-contracts/formats/cpf";
import { observer } from "shared-contracts/platform/state";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { EventTextField } from "./EventTextField.tsx";
import { Cell, FormSection } from "./FormSection.tsx";

/**
 * Informações do Cliente. The second name is asked for where an event has two hosts, and shown wherever there is one.
 */
export function ClientSection() {
  return (
    <FormSection title="Informações do Cliente">
      <Cell span={4}>
        <EventTextField field="groomName" label="Nome do cliente" />
      </Cell>
      <Cell span={2}>
        <ClientCpf />
      </Cell>
      <SecondName />
    </FormSection>
  );
}

const ClientCpf = observer(function ClientCpf() {
  const { event } = useAppState().store;
  return (
    <MaskedField
      label="CPF"
      mask={maskCpf}
      inputMode="numeric"
      autoComplete="off"
      value={event.fields.clientCpf}
      onChange={(masked) => event.setField("clientCpf", masked)}
    />
  );
});

const SecondName = observer(function SecondName() {
  const { event } = useAppState().store;
  // Emptying the field must not remove it while the user types.
  const [focused, setFocused] = useState(false);
  const { eventType, brideName } = event.fields;
  if (!focused && !hasSecondName(eventType) && brideName === "") return null;
  return (
    <Cell span={4}>
      <TextField
        label="Nome do par"
        autoComplete="off"
        value={brideName}
        onChange={(name) => event.setField("brideName", name)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </Cell>
  );
});

const FOR_TWO: ReadonlySet<string> = new Set([
  "Casamento",
  "Mini Wedding",
  "Noivado",
  "Bodas de Casamento",
  "Chá de Panela / Chá Bar",
]);

/** Whether this type of event has two hosts, so that a second name is asked for. */
function hasSecondName(eventType: string): boolean {
  return FOR_TWO.has(eventType);
}
