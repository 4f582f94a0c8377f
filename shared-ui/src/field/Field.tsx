import { useId, type ReactNode } from "react";
import type { Glyph } from "../icon/Icon.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import styles from "./Field.module.css";

/** What the control inside a field must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  "aria-labelledby": string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Where a label is seen; it is always there for assistive technology. */
export type LabelVisibility = "always" | "phone" | "hidden";

/** What every labelled control shares. */
export interface FieldTexts {
  /** The label above; never only a placeholder. */
  label: ReactNode;
  /** `phone` hides it on desktop, where a column heading says it. Default: `always`. */
  labelVisibility?: LabelVisibility | undefined;
  /** One line under the control; gives way to the error. */
  hint?: ReactNode | undefined;
  /** `warning` for what is odd but allowed. Default: `hint`. */
  hintTone?: "hint" | "success" | "warning" | undefined;
  /** Before the hint. Default: its tone's own. */
  hintIcon?: Glyph | undefined;
  /** What is wrong and what to do; marks the control invalid. */
  error?: string | undefined;
  /** False while the error is only seen, and not yet for assistive technology to announce. Default: true. */
  errorAnnounced?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id; made up when missing. */
  id?: string | undefined;
  /** Draws the control with what ties it to the texts. */
  children: (control: FieldControl) => ReactNode;
}

/** A label above, a control, and a hint or an error below, all tied together. */
export function Field({
  label,
  labelVisibility = "always",
  hint,
  hintTone,
  hintIcon,
  error,
  errorAnnounced = true,
  id,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const messageId = `${controlId}-message`;
  const invalid = error !== undefined && error !== "";
  const announced = invalid && errorAnnounced;
  const hinted = hint !== undefined && hint !== null && hint !== "";
  return (
    <div className={styles.field}>
      <label
        id={labelId}
        className={styles.label}
        data-visibility={labelVisibility}
        htmlFor={controlId}
      >
        {label}
      </label>
      {children({
        id: controlId,
        // A label that is not shown names its control all the same when the control refers to it.
        "aria-labelledby": labelVisibility === "always" ? undefined : labelId,
        "aria-describedby":
          announced || (hinted && !invalid) ? messageId : undefined,
        "aria-invalid": announced || undefined,
      })}
      {invalid ? (
        // An alert is announced when it is inserted: it replaces the silent line.
        <FieldMessage
          key={String(announced)}
          id={messageId}
          tone="error"
          silent={!announced}
        >
          {error}
        </FieldMessage>
      ) : (
        hinted && (
          <FieldMessage id={messageId} tone={hintTone} icon={hintIcon}>
            {hint}
          </FieldMessage>
        )
      )}
    </div>
  );
}
