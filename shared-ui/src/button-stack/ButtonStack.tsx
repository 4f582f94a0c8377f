import type { ReactNode } from "react";
import styles from "./ButtonStack.module.css";

/** Wide buttons under one another, the main one first: the end of a gate. */
export function ButtonStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
