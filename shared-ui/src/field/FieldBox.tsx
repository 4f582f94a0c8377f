import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./FieldBox.module.css";

export interface FieldBoxProps {
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  /** `quiet` shows a border only while the pointer is on its row or it has the focus. */
  look?: "plain" | "quiet" | undefined;
  /** A number's box: right-aligned, tabular figures. */
  numeric?: boolean | undefined;
  /** Whether the value is 0, which has a muted colour. */
  zero?: boolean | undefined;
  /** `dense` is 32 px high on desktop. */
  density?: "normal" | "dense" | undefined;
  /** Inside, at the left. */
  icon?: Glyph | undefined;
  children: ReactNode;
}

/** The bordered box around an input with its prefix, suffix and buttons. Shows the focus ring of the input. */
export function FieldBox({
  invalid,
  disabled,
  look = "plain",
  numeric,
  zero,
  density = "normal",
  icon,
  children,
}: FieldBoxProps) {
  return (
    <div
      className={styles.box}
      data-look={look}
      data-density={density}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      data-numeric={numeric || undefined}
      data-zero={zero || undefined}
    >
      {icon && (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      )}
      {children}
    </div>
  );
}
