import MessageCircle from "lucide-react/icons/message-circle";
import { useState, type ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { maskCpf } from "shared-contracts/formats/cpf";
import { formatPhone, phoneDigits } from "shared-contracts/formats/phone";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { MaskedField } from "shared-ui/masked-field/MaskedField";
import { TextField } from "shared-ui/text-field/TextField";
import { Cell, FormSection } from "../FormSection.tsx";
import { ClientName } from "./ClientName.tsx";
import { SecondName } from "./SecondName.tsx";
import { type ClientDetail, useClientForm } from "./useClientForm.ts";

/** Informações do Cliente: who pays and how to reach them, filled in from earlier budgets of theirs. */
export function ClientSection() {
  const client = useClientForm();
  const ask = (field: ClientDetail) => {
    const value = client.other[field];
    return value === undefined ? undefined : (
      <Button variant="link" onClick={() => client.swap(field)}>
        Trocar por {value}?
      </Button>
    );
  };
  return (
    <FormSection title="Informações do Cliente">
      <Cell span={3}>
        <ClientName client={client} />
      </Cell>
      <SecondName />
      <Cell span={3}>
        <ClientPhone hint={ask("clientPhone")} />
      </Cell>
      <Cell span={3}>
        <ClientEmail hint={ask("clientEmail")} />
      </Cell>
      <Cell span={2}>
        <ClientCpf hint={ask("clientCpf")} />
      </Cell>
    </FormSection>
  );
}

interface DetailProps {
  /** What an earlier budget says instead. */
  hint: ReactNode;
}

const ClientPhone = observer(function ClientPhone({ hint }: DetailProps) {
  const { event } = useAppState().store;
  const { clientPhone = "" } = event.fields;
  const digits = phoneDigits(clientPhone);
  return (
    <MaskedField
      label="WhatsApp"
      type="tel"
      mask={formatPhone}
      autoComplete="off"
      hint={hint}
      value={clientPhone}
      onChange={(phone) => event.setField("clientPhone", phone)}
      trailing={
        digits.length >= 10 && (
          <IconButton
            label="Abrir a conversa no WhatsApp"
            icon={MessageCircle}
            onClick={() =>
              window.open(`https://wa.me/55${digits}`, "_blank", "noopener")
            }
          />
        )
      }
    />
  );
});

const ClientEmail = observer(function ClientEmail({ hint }: DetailProps) {
  const { event } = useAppState().store;
  const [isWrong, setWrong] = useState(false);
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="off"
      maxLength={254}
      hint={isWrong ? "Confira o email." : hint}
      hintTone={isWrong ? "warning" : "hint"}
      value={event.fields.clientEmail ?? ""}
      onChange={(email) => {
        setWrong(false);
        event.setField("clientEmail", email);
      }}
      onBlur={({ currentTarget }) =>
        setWrong(currentTarget.validity.typeMismatch)
      }
    />
  );
});

const ClientCpf = observer(function ClientCpf({ hint }: DetailProps) {
  const { event } = useAppState().store;
  return (
    <MaskedField
      label="CPF"
      mask={maskCpf}
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      value={event.fields.clientCpf}
      onChange={(masked) => event.setField("clientCpf", masked)}
    />
  );
});
