import { useState, type ReactNode, type RefObject } from "react";
import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { Button } from "shared-ui/button/Button";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { usePageTitle } from "../frame/usePageTitle.ts";
import styles from "./LoginPage.module.css";

interface LinkCallProps {
  form?: RefObject<HTMLFormElement | null>;
  title: string;
  lead: string;
  button: string;
  busyLabel: string;
  /** Uses the link. */
  call: () => Promise<unknown>;
  /** The text for the entry once the link was used. */
  done: string;
  /** Shows the errors of the fields; nothing is sent while it returns true. */
  hasErrors?: () => boolean;
  /** Shows a refusal at the fields; returns whether there is more to it. */
  showRefusal?: (error: unknown) => boolean;
  /** Under the form. */
  legalLine: ReactNode;
  /** Back to the entry, which shows `text`. */
  onLeave: (text?: string) => void;
  children?: ReactNode;
}

/** The form of a mailed link. Opening it changes nothing: only its button uses the link. */
export function LinkCall({
  form,
  title,
  lead,
  button,
  busyLabel,
  call,
  done,
  hasErrors = () => false,
  showRefusal = () => true,
  legalLine,
  onLeave,
  children,
}: LinkCallProps) {
  usePageTitle(title);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit() {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    // If this fails `hasErrors` finds none, and the call fails with the reason.
    await fetchCallLibrary();
    if (hasErrors()) return setBusy(false);
    try {
      await call();
      onLeave(done);
    } catch (error) {
      const hasMore = showRefusal(error);
      if (isOver(error)) setFailure("Este link venceu. Peça outro.");
      else if (hasMore) setFailure((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      {failure !== null && (
        <div className={styles.error}>
          <FieldMessage tone="error">{failure}</FieldMessage>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={busy}
          busyLabel={busyLabel}
        >
          {button}
        </Button>
        <Button variant="ghost" wide disabled={busy} onClick={() => onLeave()}>
          Voltar para a entrada
        </Button>
      </div>
      {legalLine}
    </form>
  );
}

/** The link is used up or expired, or its token was cut while it was copied. */
function isOver(error: unknown): boolean {
  const { fields } = errorsByField(error, { token: "token" });
  return (
    (error as { code?: string }).code === "LINK_OVER" ||
    fields.token !== undefined
  );
}
