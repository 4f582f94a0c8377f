import { useState, type ReactNode, type SubmitEvent } from "react";
import type { ApiClient } from "shared-contracts/client/api-client";
import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { PASSWORD_MAX } from "shared-contracts/entities/profile";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { useFieldErrors } from "shared-ui/form/useFieldErrors";
import { TextField } from "shared-ui/text-field/TextField";
import { usePageTitle } from "../frame/usePageTitle.ts";
import type { EntryLink } from "./entry-link.ts";
import styles from "./LoginPage.module.css";

const PATHS = { next: "newPassword" } as const;
const DIFFERENT = "As senhas não coincidem";

export interface LinkFormProps {
  link: EntryLink;
  client: ApiClient;
  /** Under the form. */
  legalLine: ReactNode;
  /** Back to the entry, which shows `text`: what the link did. */
  onLeave: (text?: string) => void;
}

/** What a mailed link leads to. Opening it changes nothing: only the form's button uses the link. */
export function LinkForm(props: LinkFormProps) {
  return props.link.kind === "redefinir" ? (
    <NewPassword {...props} />
  ) : (
    <ConfirmAddress {...props} />
  );
}

/** The call of a link, and why it was refused. Nothing is sent while `findsWrong` returns true. */
function useLink(
  act: () => Promise<unknown>,
  done: () => void,
  findsWrong = () => false,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function run() {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    // Where it fails no error is found here, and the call fails with the reason.
    await fetchCallLibrary();
    if (findsWrong()) return setBusy(false);
    try {
      await act();
      done();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      throw error;
    }
  }
  return { busy, failure, run };
}

function NewPassword({ link, client, legalLine, onLeave }: LinkFormProps) {
  usePageTitle("Crie uma nova senha");
  const [next, setNext] = useState("");
  const [repeated, setRepeated] = useState("");
  const { form, errors, show, set } = useFieldErrors<"next" | "repeated">();
  const body = { token: link.token, newPassword: next };
  const { busy, failure, run } = useLink(
    () => client.call("resetPassword", { body }),
    () => onLeave("Senha alterada. Entre com a nova."),
    () => show(wrong()),
  );

  function wrong() {
    const { fields } = errorsByField(
      client
        .check("resetPassword", body)
        .filter(({ path }) => path === PATHS.next),
      PATHS,
    );
    return {
      ...fields,
      ...(next !== repeated && { repeated: DIFFERENT }),
    };
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run().catch((error: unknown) =>
      show(errorsByField(error, PATHS).fields),
    );
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>Crie uma nova senha</h1>
      <p className={styles.lead}>Para {link.email}</p>
      <input
        type="email"
        autoComplete="username"
        value={link.email}
        readOnly
        hidden
      />
      <div className={styles.fields}>
        <TextField
          label="Nova senha"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint="Pelo menos 6 caracteres."
          value={next}
          error={errors.next}
          onChange={(text) => {
            setNext(text);
            set("next", undefined);
          }}
          onBlur={() => next && set("next", wrong().next)}
        />
        <TextField
          label="Repita a nova senha"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={repeated}
          error={errors.repeated}
          onChange={(text) => {
            setRepeated(text);
            set("repeated", undefined);
          }}
          onBlur={() => repeated && set("repeated", wrong().repeated)}
        />
      </div>
      <Refusal error={failure} paths={PATHS} />
      <Buttons
        busy={busy}
        label="Salvar nova senha"
        busyLabel="Salvando..."
        onLeave={() => onLeave()}
      />
      {legalLine}
    </form>
  );
}

function ConfirmAddress({ link, client, legalLine, onLeave }: LinkFormProps) {
  usePageTitle("Confirme seu email");
  const { busy, failure, run } = useLink(
    () => client.call("confirmEmail", { body: { token: link.token } }),
    () => onLeave("Email confirmado."),
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run().catch(() => undefined);
      }}
    >
      <h1 className={styles.title}>Confirme seu email</h1>
      <p className={styles.lead}>{link.email}</p>
      <Refusal error={failure} paths={{}} />
      <Buttons
        busy={busy}
        label="Confirmar email"
        busyLabel="Confirmando..."
        onLeave={() => onLeave()}
      />
      {legalLine}
    </form>
  );
}

/** The API's words for a refusal that is not shown at a field: an expired link, no answer. */
function Refusal({
  error,
  paths,
}: {
  error: unknown;
  paths: Readonly<Record<string, string>>;
}) {
  if (!error) return null;
  const refused = error as Error & { code?: string };
  const isOver =
    refused.code === "LINK_OVER" ||
    // A token that was cut while it was copied.
    errorsByField(error, { token: "token" }).fields.token !== undefined;
  if (!isOver && !errorsByField(error, paths).elsewhere) return null;
  return (
    <div className={styles.error}>
      <FieldMessage tone="error">
        {isOver ? "Este link venceu. Peça outro." : refused.message}
      </FieldMessage>
    </div>
  );
}

function Buttons({
  busy,
  label,
  busyLabel,
  onLeave,
}: {
  busy: boolean;
  label: string;
  busyLabel: string;
  onLeave: () => void;
}) {
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
      <Button variant="ghost" wide disabled={busy} onClick={onLeave}>
        Voltar para a entrada
      </Button>
    </div>
  );
}
