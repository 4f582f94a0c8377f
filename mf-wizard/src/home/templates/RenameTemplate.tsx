import { useState } from "react";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./Templates.module.css";
import { useChangeTemplates } from "./useChangeTemplates.ts";

/** The name of a template as a field, in its row. */
export function RenameTemplate({
  template,
  onClose,
}: {
  template: OwnTemplate;
  onClose: () => void;
}) {
  const [nome, setNome] = useState(template.nome);
  const [isRefused, setRefused] = useState(false);
  const { rename } = useChangeTemplates();
  const error = rename.isError
    ? withDetail("Erro ao renomear modelo", rename.error)
    : isRefused && nome.trim() === ""
      ? "Nome do modelo é obrigatório"
      : undefined;
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
        if (nome.trim() !== "" && !rename.isPending)
          rename.mutate(
            { ...template, nome: nome.trim() },
            { onSuccess: onClose },
          );
      }}
    >
      <TextField
        label="Nome do modelo"
        value={nome}
        onChange={setNome}
        error={error}
        maxLength={200}
        autoComplete="off"
        autoFocus
      />
      <span className={styles.acts}>
        <Button
          variant="primary"
          type="submit"
          busy={rename.isPending}
          busyLabel="Salvando..."
        >
          Salvar
        </Button>
        <Button onClick={onClose}>Cancelar</Button>
      </span>
    </form>
  );
}
