import Info from "lucide-react/icons/info";
import Save from "lucide-react/icons/save";
import { useEffect, useState, type RefObject } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { TextField } from "shared-ui/text-field/TextField";
import { currentName } from "../../working-budget/saving/budget-names.ts";
import { SaveLineMessage } from "../../working-budget/saving/SaveLineMessage.tsx";
import { useSaveBudget } from "../../working-budget/saving/useSaveBudget.ts";
import styles from "./SaveAsForm.module.css";

/** Saves the open budget under an optional name, always as a new one. */
export const SaveAsForm = observer(function SaveAsForm() {
  const { store } = useAppState();
  const [name, setName] = useState("");
  const saving = useSaveBudget();
  const { line, isSaving } = saving;
  const { form, errors, show, set } = useFieldErrors<"name">();
  const nameError = line?.nameError;

  // Each try has a new line, so a second refusal moves the focus again. A try may also begin outside this form, when
  // the network is back.
  useEffect(() => {
    show(nameError ? { name: nameError } : {});
  }, [line, nameError, show]);

  async function submit() {
    if (await saving.saveAsNew(name)) setName("");
  }

  return (
    <Card
      as="form"
      ref={form as RefObject<HTMLElement | null>}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="Salvar o orçamento aberto como (opcional)"
        value={name}
        onChange={(typed) => {
          setName(typed);
          set("name", undefined);
        }}
        error={errors.name}
        placeholder={currentName(store)}
        maxLength={200}
        autoComplete="off"
      />
      <span className={styles.button}>
        <Button
          type="submit"
          icon={Save}
          wide
          busy={isSaving}
          busyLabel="Salvando..."
        >
          Salvar orçamento
        </Button>
      </span>
      <div className={styles.message}>
        {line && !nameError ? (
          <SaveLineMessage line={line} />
        ) : (
          <FieldMessage icon={Info}>
            Cria um novo orçamento. Sem nome, usa o nome do que está aberto.
          </FieldMessage>
        )}
      </div>
    </Card>
  );
});
