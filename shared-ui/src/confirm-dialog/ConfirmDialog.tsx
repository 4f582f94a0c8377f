import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { FieldMessage } from "../field/FieldMessage.tsx";
import type { Glyph } from "../icon/Icon.tsx";
import styles from "./ConfirmDialog.module.css";

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: "Deseja Excluir?". */
  title: string;
  /** The name of the object, and what is lost. */
  children?: ReactNode | undefined;
  /** The plain verb: "Excluir". */
  confirmLabel: string;
  /** The safe button, which gets the focus. Default: "Cancelar". */
  cancelLabel?: string | undefined;
  /** Default: `danger`. */
  tone?: "danger" | "neutral" | undefined;
  /** Icon on the confirming button. */
  icon?: Glyph | undefined;
  /** Whether the action runs: buttons and Esc are then disabled. */
  busy?: boolean | undefined;
  /** Words on the confirming button while busy: "Excluindo...". */
  busyLabel?: string | undefined;
  /** Why the action failed. */
  error?: string | undefined;
  onConfirm: () => void;
  /** Called by the safe button, Esc and the backdrop. */
  onCancel: () => void;
}

/** A question before an action without undo (`alertdialog`). */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancelar",
  tone = "danger",
  icon,
  busy = false,
  busyLabel,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      closeButton={false}
      dismissable={!busy}
      onClose={onCancel}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            icon={icon}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.text}>{children}</div>
      {error !== undefined && <FieldMessage tone="error">{error}</FieldMessage>}
    </Dialog>
  );
}
