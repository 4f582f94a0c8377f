import type { ReactNode } from "react";
import styles from "./CompareDialog.module.css";

/** The heading of one of two budgets: its name, and what tells it apart. */
export function ComparedHead({
  name,
  children,
}: {
  name: string;
  children: ReactNode;
}) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>{children}</span>
    </>
  );
}
