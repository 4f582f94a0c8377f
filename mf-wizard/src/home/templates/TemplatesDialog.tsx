import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Button } from "shared-ui/button/Button";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { RenameTemplate } from "./RenameTemplate.tsx";
import styles from "./Templates.module.css";
import { useChangeTemplates } from "./useChangeTemplates.ts";

interface TemplatesDialogProps {
  templates: readonly OwnTemplate[];
  onStart: (template: OwnTemplate) => void;
  onClose: () => void;
}

/** All templates of the account: use, rename and delete them. */
export function TemplatesDialog({
  templates,
  onStart,
  onClose,
}: TemplatesDialogProps) {
  const [renaming, setRenaming] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<OwnTemplate | null>(null);
  if (deleting)
    return (
      <DeleteTemplate template={deleting} onClose={() => setDeleting(null)} />
    );
  return (
    <Dialog
      open
      title="Meus modelos"
      description="Seus cardápios e preços, sem cliente nem data."
      onClose={onClose}
    >
      {templates.length === 0 && (
        <p className={styles.facts}>
          Salve um orçamento como modelo em Resultados.
        </p>
      )}
      <ul>
        {templates.map((template) => (
          <li key={template.id} className={styles.row}>
            {renaming === template.id ? (
              <RenameTemplate
                template={template}
                onClose={() => setRenaming(null)}
              />
            ) : (
              <>
                <p className={styles.what}>
                  <b>{template.nome}</b>
                  <span className={styles.facts}>{factsOf(template)}</span>
                </p>
                <span className={styles.acts}>
                  <Button
                    aria-label={`Usar modelo ${template.nome}`}
                    onClick={() => onStart(template)}
                  >
                    Usar
                  </Button>
                  <IconButton
                    label={`Renomear ${template.nome}`}
                    icon={Pencil}
                    onClick={() => setRenaming(template.id)}
                  />
                  <IconButton
                    label={`Excluir ${template.nome}`}
                    icon={Trash2}
                    onClick={() => setDeleting(template)}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** "Casamento, 150 convidados, usado 7 vezes". */
function factsOf({ eventType, guests, uses }: OwnTemplate): string {
  const used = uses === 1 ? "usado 1 vez" : `usado ${uses} vezes`;
  return [
    eventType,
    guests ? guestsInWords(guests) : "",
    uses > 0 ? used : "ainda não usado",
  ]
    .filter(Boolean)
    .join(", ");
}

function DeleteTemplate({
  template,
  onClose,
}: {
  template: OwnTemplate;
  onClose: () => void;
}) {
  const { remove } = useChangeTemplates();
  return (
    <ConfirmDialog
      open
      title="Deseja Excluir?"
      confirmLabel="Excluir"
      icon={Trash2}
      busy={remove.isPending}
      busyLabel="Excluindo..."
      error={
        remove.isError
          ? withDetail("Erro ao excluir modelo", remove.error)
          : undefined
      }
      onConfirm={() => remove.mutate(template, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>
        O modelo <b>{template.nome}</b> será excluído. Esta ação não pode ser
        desfeita.
      </p>
    </ConfirmDialog>
  );
}
