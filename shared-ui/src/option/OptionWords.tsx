import styles from "./Option.module.css";

/** An answer's words and, smaller, what it leads to. */
export function OptionWords({
  title,
  description,
}: {
  title: string;
  description?: string | undefined;
}) {
  return (
    <span>
      <b className={styles.title}>{title}</b>
      {description !== undefined && (
        <span className={styles.description}>{description}</span>
      )}
    </span>
  );
}
