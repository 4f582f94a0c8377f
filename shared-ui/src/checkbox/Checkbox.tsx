import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./Checkbox.module.css";

export interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "children"
> {
  label: ReactNode;
  /** A small line under the label. */
  hint?: ReactNode | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a label and a hint. */
export function Checkbox({
  label,
  hint,
  checked,
  onChange,
  "aria-describedby": describedBy,
  ...rest
}: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={styles.checkbox}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        aria-describedby={hint === undefined ? describedBy : hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && (
          <span className={styles.hint} id={hintId} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
