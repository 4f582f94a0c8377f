import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { guestsInWords } from "shared-contracts/formats/event-words";
import styles from "./ContinueDialog.module.css";

interface ContinueDialogProps {
  open: boolean;
  /** How old the draft is, in words. */
  age: string;
  /** Called to start anew: by the button and the backdrop. */
  onStartNew: () => void;
  onClose: () => void;
}

/** Asks whether to continue the draft before another budget starts. Esc changes nothing. */
export function ContinueDialog({
  open,
  age,
  onStartNew,
  onClose,
}: ContinueDialogProps) {
  const { store } = useAppState();
  const navigate = useNavigate();
  const { guests } = store.event.fields;
  return (
    <Dialog
      open={open}
      title="Continuar orçamento?"
      closeButton={false}
      onClose={(reason) => (reason === "backdrop" ? onStartNew() : onClose())}
      footer={
        <>
          <Button onClick={onStartNew}>Começar novo</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => void navigate("/event")}
          >
            Continuar
          </Button>
        </>
      }
    >
      <p className={styles.age}>Há um rascunho neste navegador, salvo {age}.</p>
      <div className={styles.budget}>
        <p className={styles.name}>
          {store.name.trim() || store.editingBudgetName || "Orçamento sem nome"}
        </p>
        {guests > 0 && <p className={styles.guests}>{guestsInWords(guests)}</p>}
      </div>
    </Dialog>
  );
}
