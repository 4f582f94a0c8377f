import { useId, useState, type RefObject, type SubmitEvent } from "react";
import { without } from "shared-contracts/entities/plain";
import type { Budget } from "shared-contracts/parts/budget";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { useOnline } from "shared-ui/online/useOnline";
import { TextField } from "shared-ui/text-field/TextField";
import { useDuplicate } from "../../../working-budget/duplicate/useDuplicate.ts";
import { copyName } from "shared-contracts/entities/copy-name";
import type { SavedCopy } from "../../useSavedCopy.ts";
import { OPTION_NAME_MAX } from "./chosen-options.ts";
import styles from "./OptionsSection.module.css";

interface DuplicateOptionDialogProps {
  copy: SavedCopy;
  /** "Opção B", which the client reads without another title. */
  usualTitle: string;
  onClose: () => void;
  /** The copy is saved. */
  onSaved: (id: number, title: string) => void;
}

/** Saves a copy of the budget for the same client, to be another option of its proposal. */
export function DuplicateOptionDialog({
  copy,
  usualTitle,
  onClose,
  onSaved,
}: DuplicateOptionDialogProps) {
  const [title, setTitle] = useState("");
  const [name, setName] = useState(() => copyName(copy.name));
  const { form, errors, show, set } = useFieldErrors<"name">();
  const formId = useId();
  const online = useOnline();
  const { isBusy, failure, duplicate } = useDuplicate(({ id }) =>
    onSaved(id, title.trim()),
  );

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy || !online) return;
    if (show(name.trim() ? {} : { name: "Nome do orçamento é obrigatório" }))
      return;
    // How a proposal is presented belongs to the budget that offers the options.
    const dados = without(copy.budget, ["proposal"]) as Budget;
    const refused = await duplicate(name.trim(), dados);
    show(refused ? { name: refused } : {});
  }

  return (
    <Dialog
      open
      title="Duplicar como opção"
      description="Cria um orçamento igual para o mesmo cliente e o coloca nesta proposta."
      dismissable={!isBusy}
      onClose={onClose}
      footer={
        <DialogButtons
          type="submit"
          form={formId}
          disabled={!online}
          busy={isBusy}
          busyLabel="Duplicando..."
          onCancel={onClose}
        >
          Duplicar
        </DialogButtons>
      }
    >
      <form
        id={formId}
        ref={form as RefObject<HTMLFormElement | null>}
        className={styles.section}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Título que o cliente lê"
          value={title}
          placeholder={usualTitle}
          maxLength={OPTION_NAME_MAX}
          onChange={setTitle}
          autoComplete="off"
        />
        <TextField
          label="Nome do orçamento"
          value={name}
          onChange={(typed) => {
            setName(typed);
            set("name", undefined);
          }}
          error={errors.name}
          maxLength={200}
          autoComplete="off"
        />
        <p className={styles.note}>
          Ficam: cliente, data, local, convidados, itens, preços e margens. Não
          vão: situação, envios, recebimentos.
        </p>
        {!online && (
          <FieldMessage tone="warning">
            Sem conexão. Duplicar precisa da conta.
          </FieldMessage>
        )}
        {failure && <FieldMessage tone="error">{failure}</FieldMessage>}
      </form>
    </Dialog>
  );
}
