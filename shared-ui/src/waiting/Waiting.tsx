import styles from "./Waiting.module.css";

/** What the user waits for: "Abrindo...". It is on screen after a second, over what is there. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={styles.waiting} role="status">
      {children}
    </p>
  );
}
