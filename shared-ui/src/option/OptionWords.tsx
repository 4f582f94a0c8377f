import styles from "./Option.module.css";

/** The title of a choice and, smaller, its consequence. */
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
