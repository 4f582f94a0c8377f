import Hourglass from "lucide-react/icons/hourglass";
import { Button } from "shared-ui/button/Button";
import { ButtonStack } from "shared-ui/button-stack/ButtonStack";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconTile } from "shared-ui/icon-tile/IconTile";

export interface KeepAccountDialogProps {
  /** When the account is erased, in the API's words. */
  text: string;
  busy: boolean;
  onKeep: () => void;
  onClose: () => void;
}

/** Asks the user whether to keep an account that is about to be erased. */
export function KeepAccountDialog({
  text,
  busy,
  onKeep,
  onClose,
}: KeepAccountDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      dismissable={!busy}
      media={<IconTile icon={Hourglass} tone="warning" />}
      title="Manter a conta?"
      description={text}
      onClose={onClose}
    >
      <ButtonStack>
        <Button
          variant="primary"
          wide
          data-autofocus
          busy={busy}
          busyLabel="Aguarde..."
          onClick={onKeep}
        >
          Manter a conta
        </Button>
        <Button variant="ghost" wide disabled={busy} onClick={onClose}>
          Voltar
        </Button>
      </ButtonStack>
    </Dialog>
  );
}
