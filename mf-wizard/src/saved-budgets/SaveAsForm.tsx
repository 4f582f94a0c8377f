import Info from "lucide-react/icons/info";
import Save from "lucide-react/icons/save";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./SaveAsForm.module.css";
import { currentName, useSaveAsNew } from "./useSaveAsNew.ts";

/** Saves the open budget under an optional name, always as a new one. */
export const SaveAsForm = observer(function SaveAsForm() {
  const { store } = useAppState();
  const [name, setName] = useState("");
  const save = useSaveAsNew();

  function submit() {
    if (save.isPending) return;
    save.mutate(name, { onSuccess: () => setName("") });
  }

  return (
    <Card
      as="form"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Salvar o orçamento aberto como (opcional)"
        value={name}
        onChange={setName}
        placeholder={currentName(store)}
        maxLength={200}
        autoComplete="off"
      />
      <span className={styles.button}>
        <Button
          type="submit"
          variant="primary"
          icon={Save}
          wide
          busy={save.isPending}
          busyLabel="Salvando..."
        >
          Salvar orçamento
        </Button>
      </span>
      <div className={styles.message}>
        {save.isError ? (
          <FieldMessage tone="error">
            {save.error.message || "Erro ao salvar orçamento"}
          </FieldMessage>
        ) : (
          <FieldMessage icon={Info}>
            {save.retryText ??
              "Cria um novo orçamento. Sem nome, usa o nome do que está aberto."}
          </FieldMessage>
        )}
      </div>
    </Card>
  );
});
