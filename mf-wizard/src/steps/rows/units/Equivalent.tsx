import type { ReactNode } from "react";
import styles from "../Row.module.css";

export interface EquivalentProps {
  /** Column name, said on a phone: "Por convidado"; nothing where the words speak for themselves. */
  label?: string;
  align?: "start" | "end";
  children?: ReactNode;
  /** A softer second line. */
  note?: ReactNode;
}

/** The fourth column of steps without multipliers: the row's result in other words. */
export function Equivalent({
  label,
  align = "start",
  children,
  note,
}: EquivalentProps) {
  return (
    <p
      className={styles.aside}
      data-align={align}
      data-empty={(children ?? note) === undefined ? "" : undefined}
    >
      {label !== undefined && <span className={styles.label}>{label}</span>}
      {children}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </p>
  );
}
