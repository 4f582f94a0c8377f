import type { ReactNode } from "react";
import styles from "./ButtonStack.module.css";

/** Wide buttons below one another, the primary one first. */
export function ButtonStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
