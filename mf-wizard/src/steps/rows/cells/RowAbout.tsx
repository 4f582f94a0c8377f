import type { ReactNode } from "react";
import styles from "../Row.module.css";

/** Something to say of a row; nothing where it is as usual. */
export type AboutWord = string | false | null | undefined;

interface RowAboutProps {
  /** What differs from the usual, the empty ones left out: "Alcoólica", "28 embalagens de 2 L". */
  words: readonly AboutWord[];
  /** Whether a panel of a switch is open. The focus is in it then, and no longer within the row. */
  isOpen?: boolean;
  /** The switches that take the place of the words while the row is edited. */
  children: ReactNode;
}

/** The line under the name of a row: what there is to say about it, and how to change that. */
export function RowAbout({ words, isOpen, children }: RowAboutProps) {
  return (
    <div className={styles.about} data-open={isOpen ? "" : undefined}>
      <span className={styles.atRest} data-usual="">
        {words.filter(Boolean).join(" · ")}
      </span>
      <div className={styles.switches}>{children}</div>
    </div>
  );
}
