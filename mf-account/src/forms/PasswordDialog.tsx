import { useId, useState, type ReactNode, type SubmitEvent } from "react";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { PASSWORD_MAX } from "shared-contracts/entities/profile";
import { withDetail } from "shared-contracts/formats/with-detail";
import { Dialog } from "shared-ui/dialog/Dialog";
import { DialogButtons } from "shared-ui/dialog/DialogButtons";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFields } from "shared-ui/form/useFields";
import { TextField } from "shared-ui/text-field/TextField";
import styles from "./PasswordDialog.module.css";

const PATHS = { password: "password" } as const;

export interface PasswordDialogProps {
  title: string;
  /** What the password is needed for. */
  children: ReactNode;
  confirmLabel: string;
  /** Default: `primary`. */
  variant?: "primary" | "danger" | undefined;
  busyLabel: string;
  /** Before the text of a refusal that is not of the password. */
  failed: string;
  /** The call. A refused password is shown at the field; once the call is done the dialog closes. */
  act: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Requires the account's password, so that a stranger at an open browser cannot act. */
export function PasswordDialog({
  title,
  children,
  confirmLabel,
  variant = "primary",
  busyLabel,
  failed,
  act,
  onClose,
}: PasswordDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [line, setLine] = useState<string | null>(null);
  const { form, values, show, bind } = useFields({ password: "" });
  const { password } = values;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setLine(null);
    if (show(password ? {} : { password: fieldTexts.passwordMissing })) return;
    setBusy(true);
    try {
      await act(password);
      onClose();
    } catch (error) {
      const { fields, elsewhere } = errorsByField(error, PATHS);
      show(fields);
      if (elsewhere) setLine(withDetail(failed, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={title}
      dismissable={!busy}
      onClose={onClose}
      footer={
        <DialogButtons
          type="submit"
          form={formId}
          variant={variant}
          busy={busy}
          busyLabel={busyLabel}
          onCancel={onClose}
        >
          {confirmLabel}
        </DialogButtons>
      }
    >
      <form
        id={formId}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{children}</p>
        <TextField
          type="password"
          label="Sua senha"
          autoComplete="current-password"
          data-autofocus
          maxLength={PASSWORD_MAX}
          {...bind("password")}
        />
        {line !== null && <FieldMessage tone="error">{line}</FieldMessage>}
      </form>
    </Dialog>
  );
}
