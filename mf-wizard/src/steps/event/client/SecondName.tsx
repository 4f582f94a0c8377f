import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { TextField } from "shared-ui/text-field/TextField";
import { Cell } from "../FormSection.tsx";

const COUPLE = "Nome do noivo ou da noiva";
const BIRTHDAY = "Nome do aniversariante";

/** What the second name is called, by the type of event. */
const LABELS: Readonly<Record<string, string>> = {
  Casamento: COUPLE,
  "Mini Wedding": COUPLE,
  Noivado: COUPLE,
  "Chá de Panela / Chá Bar": COUPLE,
  "Bodas de Casamento": "Nome do marido ou da esposa",
  "Festa de Debutante": "Nome da debutante",
  "Aniversário Adulto": BIRTHDAY,
  "Aniversário Infantil": BIRTHDAY,
  "Chá de Bebê / Chá Revelação": "Nome do bebê",
};

/** The second name of an event: asked for where its type has one, and shown wherever there is one. */
export const SecondName = observer(function SecondName() {
  const { event } = useAppState().store;
  // Emptying the field must not remove it while the user types.
  const [focused, setFocused] = useState(false);
  const { eventType, brideName } = event.fields;
  const label = LABELS[eventType];
  if (!focused && label === undefined && brideName === "") return null;
  return (
    <Cell span={3}>
      <TextField
        label={label ?? "Segundo nome"}
        autoComplete="off"
        value={brideName}
        onChange={(name) => event.setField("brideName", name)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </Cell>
  );
});
