import Trash from "lucide-react/icons/trash-2";
import { withDetail } from "shared-contracts/formats/with-detail";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useDeleteLogo } from "./useLogo.ts";

interface DeleteLogoDialogProps {
  open: boolean;
  /** The file's name. */
  name: string | undefined;
  onClose: () => void;
}

/** Asks the user before the logo is removed, with its name. */
export function DeleteLogoDialog({
  open,
  name,
  onClose,
}: DeleteLogoDialogProps) {
  const deletion = useDeleteLogo();
  function close() {
    deletion.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      open={open}
      title="Deseja Excluir?"
      confirmLabel="Excluir"
      icon={Trash}
      busy={deletion.isPending}
      busyLabel="Excluindo..."
      error={
        deletion.isError
          ? withDetail("Erro ao remover logo", deletion.error)
          : undefined
      }
      onConfirm={() => deletion.mutate(undefined, { onSuccess: close })}
      onCancel={close}
    >
      <p>Esta ação não pode ser desfeita.</p>
      {name !== undefined && <p>{name}</p>}
    </ConfirmDialog>
  );
}
