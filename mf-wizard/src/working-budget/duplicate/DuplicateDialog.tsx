import Check from "lucide-react/icons/check";
import UserX from "lucide-react/icons/user-x";
import { useId, useState, type RefObject, type SubmitEvent } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import type { Budget } from "shared-contracts/parts/budget";
import { observer } from "shared-contracts/platform/state";
import { Checkbox } from "shared-ui/checkbox/Checkbox";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { NumberField } from "shared-ui/number-field/NumberField";
import { TextField } from "shared-ui/text-field/TextField";
import { ClientNameField } from "../client/ClientNameField.tsx";
import {
  type ClientFacts,
  useClientOffers,
} from "../client/useClientOffers.ts";
import { dateHint } from "../date-hint.ts";
import { copyName } from "shared-contracts/entities/copy-name";
import { duplicateOf, teamSizes } from "./duplicate-of.ts";
import styles from "./DuplicateDialog.module.css";
import { useDuplicate } from "./useDuplicate.ts";

/** What is duplicated: a saved budget, or the open one as it stands. */
export interface DuplicateSource {
  name: string;
  budget: Budget;
}

export interface DuplicateDialogProps {
  source: DuplicateSource;
  onClose: () => void;
}

/** Asks what the copy is called, when it is and for how many; then saves and opens it. [a-copy-has-no-client] */
export const DuplicateDialog = observer(function DuplicateDialog({
  source,
  onClose,
}: DuplicateDialogProps) {
  const { eventData } = source.budget;
  const [name, setName] = useState(() => copyName(source.name));
  const [client, setClient] = useState<Partial<ClientFacts>>({});
  const offers = useClientOffers();
  const [date, setDate] = useState("");
  const [guests, setGuests] = useState(eventData.guests);
  const [resize, setResize] = useState(true);
  const { form, errors, show, set } = useFieldErrors<"name">();
  const formId = useId();
  const { isBusy, failure, duplicate } = useDuplicate();
  const hint = dateHint(date, new Date());
  const sizes = teamSizes(source.budget, guests);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (show(name.trim() ? {} : { name: "Nome do orçamento é obrigatório" }))
      return;
    const copy = duplicateOf(source.budget, {
      client,
      date,
      guests,
      resize,
    });
    const refused = await duplicate(name.trim(), copy);
    show(refused ? { name: refused } : {});
  }

  async function take(newest: SavedBudgetSummary) {
    const facts = await offers.factsOf(newest);
    // Unless the name was typed on meanwhile.
    setClient((now) => (now === client ? facts : now));
  }

  return (
    <Dialog
      open
      title="Duplicar orçamento"
      description={`Cópia de ${source.name}`}
      dismissable={!isBusy}
      onClose={onClose}
      footer={
        <DialogButtons
          type="submit"
          form={formId}
          busy={isBusy}
          busyLabel="Duplicando..."
          onCancel={onClose}
        >
          Duplicar e abrir
        </DialogButtons>
      }
    >
      <form
        id={formId}
        ref={form as RefObject<HTMLFormElement | null>}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Nome do novo orçamento"
          value={name}
          onChange={(typed) => {
            setName(typed);
            set("name", undefined);
          }}
          error={errors.name}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <ClientNameField
          offers={offers}
          value={client.groomName ?? ""}
          onChange={(groomName) => setClient({ groomName })}
          onChoose={(newest) => void take(newest)}
          hint={
            [client.clientPhone, client.clientEmail, client.clientCpf]
              .filter(Boolean)
              .join(", ") || undefined
          }
        />
        <div className={styles.pair}>
          <TextField
            type="date"
            max="9999-12-31"
            label="Data do evento"
            value={date}
            onChange={setDate}
            hint={hint?.text}
            hintTone={hint?.isPast ? "warning" : "hint"}
          />
          <NumberField
            kind="whole"
            label="Convidados"
            value={guests}
            onChange={(count) => setGuests(Number(count))}
            hint={
              guests === eventData.guests
                ? undefined
                : `eram ${eventData.guests.toLocaleString("pt-BR")}`
            }
          />
        </div>
        {sizes && (
          <Checkbox
            label={`Recalcular a equipe para ${guests.toLocaleString("pt-BR")} convidados`}
            hint={`de ${sizes.before} para ${sizes.after} pessoas`}
            checked={resize}
            onChange={setResize}
          />
        )}
        <ul className={styles.notes}>
          <li>
            <Check size={16} aria-hidden="true" />
            <p>
              <b>Vai para a cópia:</b> itens, preços, equipe, custos fixos e
              margens.
            </p>
          </li>
          <li>
            <UserX size={16} aria-hidden="true" />
            <p>
              <b>Os dados do cliente não são copiados:</b> nomes, CPF, contato,
              endereço, observações e o que já foi enviado.
            </p>
          </li>
        </ul>
        {failure && <FieldMessage tone="error">{failure}</FieldMessage>}
      </form>
    </Dialog>
  );
});
