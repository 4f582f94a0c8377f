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
  /** Gets the whole text at each keystroke; a mask is the caller's. */
  onChange: (value: string) => void;
  /** Icon inside, at the left. */
  icon?: Glyph | undefined;
  /** A button or a unit inside, at the right. */
  trailing?: ReactNode | undefined;
}

/** A labelled single-line text input; a password can be shown. Other props go to the input. */
export function TextField({
  label,
  labelVisibility,
  hint,
  hintTone,
  hintIcon,
  error,
  errorAnnounced,
  value,
  onChange,
  icon,
  trailing,
  id,
  type = "text",
  ...rest
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const password = type === "password";
  // A form may ask for several.
  const named = typeof label === "string" ? label : "senha";
  return (
    <Field
      label={label}
      labelVisibility={labelVisibility}
      hint={hint}
      hintTone={hintTone}
      hintIcon={hintIcon}
      error={error}
      errorAnnounced={errorAnnounced}
      id={id}
    >
      {(control) => (
        <FieldBox invalid={Boolean(error)} disabled={rest.disabled} icon={icon}>
          <input
            {...rest}
            {...control}
            type={password && revealed ? "text" : type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {trailing}
          {password && (
            <IconButton
              className={styles.reveal}
              label={`${revealed ? "Ocultar" : "Mostrar"}: ${named}`}
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
