import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Field } from "../field/Field.tsx";
import { FieldBox } from "../field/FieldBox.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./CopyField.module.css";
import { useCopy } from "./useCopy.tsx";

export interface CopyFieldProps {
  label: string;
  /** The text to copy, perhaps too long to read. */
  value: string;
  /** Whether the button gets the focus when a dialog opens. */
  autoFocusButton?: boolean | undefined;
  /** The words of the button, before and after. Default: "Copiar" and "Copiado". */
  words?: readonly [before: string, after: string] | undefined;
  /** Disables the button; the text stays readable. */
  disabled?: boolean | undefined;
  onCopied?: (() => void) | undefined;
}

/** A read-only text with a copy button. When the browser refuses to copy, the text is selected instead. */
export function CopyField({
  label,
  value,
  autoFocusButton,
  words: [before, after] = ["Copiar", "Copiado"],
  disabled,
  onCopied,
}: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy();
  const copied = state === "copied";

  async function press() {
    if (await copy(value)) return onCopied?.();
    input.current?.focus();
    input.current?.select();
  }

  return (
    <Field
      label={label}
      hint={
        state === "refused"
          ? "O navegador não deixou copiar. O texto está selecionado: copie você mesmo."
          : undefined
      }
      hintTone="warning"
    >
      {(control) => (
        <FieldBox>
          <input
            {...control}
            ref={input}
            className={styles.text}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
          <Button
            className={styles.copy}
            variant="ghost"
            icon={copied ? Check : Copy}
            data-autofocus={autoFocusButton || undefined}
            disabled={disabled}
            onClick={() => void press()}
          >
            {copied ? after : before}
          </Button>
          <span role="status">
            <VisuallyHidden>{copied ? `${label}: copiado` : ""}</VisuallyHidden>
          </span>
        </FieldBox>
      )}
    </Field>
  );
}
