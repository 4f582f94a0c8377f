import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState, type ComponentProps, type ReactNode } from "react";
import { Field, type FieldTexts } from "../field/Field.tsx";
import { FieldBox } from "../field/FieldBox.tsx";
import type { Glyph } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import styles from "./TextField.module.css";

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<ComponentProps<"input">, "value" | "onChange" | "children"> {
  value: string;
  /** Receives the whole text at each keystroke. */
  onChange: (value: string) => void;
  /** Icon inside, at the left. */
  icon?: Glyph | undefined;
  /** A button or a unit inside, at the right. */
  trailing?: ReactNode | undefined;
}

/** A labelled single-line text input; a password can be shown. Other props go to the input. */
export function TextField({
  value,
  onChange,
  icon,
  trailing,
  type = "text",
  ...rest
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const password = type === "password";
  // A form may have several passwords.
  const name = typeof rest.label === "string" ? rest.label : "senha";
  return (
    <Field<ComponentProps<"input">> {...rest}>
      {(control) => (
        <FieldBox
          invalid={Boolean(rest.error)}
          disabled={rest.disabled}
          icon={icon}
        >
          <input
            {...control}
            type={password && revealed ? "text" : type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {trailing}
          {password && (
            <IconButton
              className={styles.reveal}
              label={`${revealed ? "Ocultar" : "Mostrar"}: ${name}`}
              icon={revealed ? EyeOff : Eye}
              disabled={rest.disabled}
              onClick={() => setRevealed(!revealed)}
            />
          )}
        </FieldBox>
      )}
    </Field>
  );
}
