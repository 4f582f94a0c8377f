import MailCheck from "lucide-react/icons/mail-check";
import { useEffect, useId, useState, type SubmitEvent } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import type { RuntimeConfig } from "shared-contracts/federation/runtime-config";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFields } from "shared-ui/form/useFields";
import { TextField } from "shared-ui/text-field/TextField";
import { SupportContact } from "../frame/SupportContact.tsx";
import styles from "./EntryDialog.module.css";

const PATHS = { email: "email" } as const;

/** The time until another link can be requested, in seconds. */
const AGAIN_S = 60;

export interface ForgotPasswordDialogProps {
  client: ApiClient;
  /** The text of the email field of the sign-in. */
  typed: string;
  support: RuntimeConfig["support"];
  onClose: () => void;
}

/** Requests the link that sets a new password; the answer is the same for every address. */
export function ForgotPasswordDialog({
  client,
  typed,
  support,
  onClose,
}: ForgotPasswordDialogProps) {
  const formId = useId();
  const [answer, setAnswer] = useState<"sent" | "no mail" | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, values, show, bind } = useFields({
    email: typed.includes("@") ? typed.trim() : "",
  });
  const [wait, setWait] = useState(0);

  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy || wait > 0) return;
    setFailure(null);
    const body = { email: values.email.trim().toLowerCase() };
    setBusy(true);
    try {
      // Where it fails no error is found here, and the call fails with the reason.
      await fetchCallLibrary();
      const found = errorsByField(client.check("forgotPassword", body), PATHS);
      if (show(found.fields)) return;
      const { mail } = await client.call("forgotPassword", { body });
      setAnswer(mail ? "sent" : "no mail");
      if (mail) setWait(AGAIN_S);
    } catch (error) {
      const { fields, elsewhere } = errorsByField(error, PATHS);
      show(fields);
      if (elsewhere) setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="Esqueci a senha"
      dismissable={!busy}
      onClose={onClose}
      footer={
        <>
          {answer !== "no mail" && (
            <Button
              type="submit"
              form={formId}
              variant={answer === null ? "primary" : undefined}
              busy={busy}
              busyLabel="Enviando..."
              disabled={wait > 0}
            >
              {answer === null
                ? "Enviar link"
                : wait > 0
                  ? `Enviar de novo em ${wait} s`
                  : "Enviar de novo"}
            </Button>
          )}
          {answer !== null && (
            <Button variant="primary" onClick={onClose}>
              Entendi
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <TextField
          label="Email da conta"
          type="email"
          autoComplete="email"
          data-autofocus
          maxLength={254}
          {...bind("email")}
        />
        {failure !== null && (
          <FieldMessage tone="error">{failure}</FieldMessage>
        )}
        <div role="status">
          {answer === "sent" && (
            <Banner tone="success" icon={MailCheck}>
              <b>Se houver uma conta, enviamos um link</b>
              <br />
              Ele vale por 30 minutos. Confira também o spam. Se nada chegar,
              fale com o suporte.
            </Banner>
          )}
          {answer === "no mail" && (
            <p>
              Este serviço não envia emails. Para voltar a entrar, fale com o
              suporte. Seus orçamentos continuam guardados como estão.
            </p>
          )}
        </div>
        {answer !== null && <SupportContact {...support} />}
      </form>
    </Dialog>
  );
}
