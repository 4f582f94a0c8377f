import styles from "../Row.module.css";

/** Stands in a group that has no rows: "Nenhum item nesta categoria." */
export function EmptyRow({ children }: { children: string }) {
  return <li className={styles.empty}>{children}</li>;
}
