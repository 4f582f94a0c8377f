import type { ReactNode } from "react";
import styles from "./GroupCard.module.css";

/** The last line of a card with rows: "Adicionar Item" left, at most one more button right. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <footer className={styles.footer}>{children}</footer>;
}
