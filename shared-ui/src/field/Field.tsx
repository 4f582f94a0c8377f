import { useId, type ReactNode } from "react";
import type { Glyph } from "../icon/Icon.tsx";
import { FieldMessage, type FieldMessageProps } from "./FieldMessage.tsx";
import styles from "./Field.module.css";

/** The props that tie a control to its label, hint and error. */
interface FieldControl {
  id: string;
  "aria-labelledby": string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Where a label is visible; assistive technology always finds it. */
export type LabelVisibility = "always" | "phone" | "hidden";

/** The texts of a labelled control. */
export interface FieldTexts {
  /** The label above; never only a placeholder. */
  label: ReactNode;
  /** `phone` hides it on desktop, where the column has a heading. Default: `always`. */
  labelVisibility?: LabelVisibility | undefined;
  /** One line under the control; the error replaces it. */
  hint?: ReactNode | undefined;
  /** `warning` for an odd but valid value. Default: `hint`. */
  hintTone?: Exclude<FieldMessageProps["tone"], "error">;
  /** Before the hint. Default: the icon of its tone. */
  hintIcon?: Glyph | undefined;
  /** The fault and its remedy; marks the control invalid. */
  error?: string | undefined;
  /** False while assistive technology must not announce the visible error yet. Default: true. */
  errorAnnounced?: boolean | undefined;
}

interface OwnProps<Control> extends FieldTexts {
  /** The control's id. Default: a generated one. */
  id?: string | undefined;
  /** Draws the control with the given props. */
  children: (control: Control & FieldControl) => ReactNode;
}

/** The props of a field, and those of its control. */
export type FieldProps<Control> = OwnProps<Control> &
  Omit<Control, keyof OwnProps<Control>>;

/**
 * A label above, a control, and a hint or an error below. Passes its other props on to the control.
 *
 * @example
 *   <Field<ComponentProps<"input">> label="Nome" maxLength={60}>
 *     {(control) => <input {...control} />}
 *   </Field>;
 */
export function Field<Control extends object = object>({
  label,
  labelVisibility = "always",
  hint,
  hintTone,
  hintIcon,
  error,
  errorAnnounced = true,
  id,
  children,
  ...others
}: FieldProps<Control>) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
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
        ...(others as unknown as Control),
        id: controlId,
        // A hidden label names its control when the control refers to it.
        "aria-labelledby": labelVisibility === "always" ? undefined : labelId,
        "aria-describedby":
          announced || (hinted && !invalid) ? messageId : undefined,
        "aria-invalid": announced || undefined,
      })}
      {invalid ? (
        // Only an inserted alert is announced, so the key makes a new element.
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
