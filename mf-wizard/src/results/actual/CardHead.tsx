import type { ReactNode } from "react";
import styles from "./Actual.module.css";

interface CardHeadProps {
  /** Names the card. */
  id: string;
  title: string;
  hint: string;
  /** What can be pressed, at the end. */
  children: ReactNode;
}

/** The head of a card: its title with a line below it. */
export function CardHead({ id, title, hint, children }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
