import { useId, type FormEvent, type ReactNode, type RefObject } from "react";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import styles from "./FormCard.module.css";

interface FormCardProps {
  /** The form element, for moving the focus to a refused field. */
  form?: RefObject<HTMLFormElement | null>;
  title: string;
  /** Fields below each other; those in a `Half` share a line on the desk. */
  children: ReactNode;
  /** Why the form was refused, above its foot. */
  error?: string | undefined;
  /** The result, above its foot. */
  status?: ReactNode;
  /** A word at the left of the foot. */
  note?: string | undefined;
  /** The button that sends the form. */
  button: ReactNode;
  /** Disables all fields. */
  inert?: boolean;
  onSubmit: () => void;
}

/** A form on a card: title, fields, and at its foot the button. */
export function FormCard({
  form,
  title,
  children,
  error,
  status,
  note,
  button,
  inert,
  onSubmit,
}: FormCardProps) {
  const titleId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Card as="div">
      <form
        ref={form}
        className={styles.form}
        aria-labelledby={titleId}
        noValidate
        onSubmit={submit}
      >
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.fields} inert={inert}>
          {children}
        </div>
        {error !== undefined && (
          <div className={styles.line}>
            <FieldMessage tone="error">{error}</FieldMessage>
          </div>
        )}
        {status && <div className={styles.line}>{status}</div>}
        <div className={styles.foot}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {button}
        </div>
      </form>
    </Card>
  );
}

/** A field that takes half of its line on the desk. */
export function Half({ children }: { children: ReactNode }) {
  return <div data-half>{children}</div>;
}
