import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Banner } from "shared-ui/banner/Banner";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { EntryFields } from "./EntryFields.tsx";
import styles from "./LoginPage.module.css";
import type { EntryFormState } from "./useEntryForm.ts";

interface EntryFormProps {
  entry: EntryFormState;
  /** Why the last session ended. */
  endedBecause: string | null;
  /** Under the buttons. */
  legalLine: ReactNode;
  /** Whether nobody may register here. */
  isClosed: boolean;
  onForgotPassword: () => void;
}

/** Signs in or registers. */
export function EntryForm({
  entry,
  endedBecause,
  legalLine,
  isClosed,
  onForgotPassword,
}: EntryFormProps) {
  const { element, error, busy, registering, submit, switchMode } = entry;
  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {endedBecause && (
        <div className={styles.reason}>
          <Banner tone="warning" icon={Clock} role="status">
            <EndReason text={endedBecause} />
          </Banner>
        </div>
      )}
      <h1 className={styles.title}>
        {registering ? "Crie sua conta" : "Entre na sua conta"}
      </h1>
      <p className={styles.lead}>
        {registering
          ? "Teste grátis por 7 dias."
          : "Orçamentos para buffets, com o custo por pessoa sempre à vista."}
      </p>
      <EntryFields entry={entry} onForgotPassword={onForgotPassword} />
      {error && (
        <div className={styles.error}>
          <FieldMessage tone="error">{error}</FieldMessage>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={busy}
          busyLabel="Aguarde..."
        >
          {registering ? "Registrar" : "Entrar"}
        </Button>
        {!isClosed && (
          <Button variant="ghost" wide onClick={switchMode} disabled={busy}>
            {registering ? "Já tenho conta" : "Criar uma conta"}
          </Button>
        )}
      </div>
      {isClosed && (
        <p className={styles.legal}>
          O cadastro está fechado. Para criar uma conta, peça um convite.
        </p>
      )}
      {legalLine}
    </form>
  );
}

/** What happened, then what to do about it. */
function EndReason({ text }: { text: string }) {
  const end = text.indexOf(".") + 1;
  return (
    <>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </>
  );
}
