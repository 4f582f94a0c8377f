import styles from "../Row.module.css";

/** The line of a group without rows: "Nenhum item nesta categoria." */
export function EmptyRow({ children }: { children: string }) {
  return <li className={styles.empty}>{children}</li>;
}
