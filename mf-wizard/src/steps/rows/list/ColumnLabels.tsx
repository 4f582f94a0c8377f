import styles from "../Row.module.css";

/** The names of the six columns; the fourth differs by step and may align to either side. */
export interface ColumnLabelsProps {
  name: string;
  quantity?: string;
  fourth: string;
  fourthAlign?: "start" | "end";
  /** The first thing in its card: no group name above it. */
  first?: boolean;
}

/** The column names over the rows of a card; on a phone each field says its own. */
export function ColumnLabels({
  name,
  quantity = "Qtd. por pessoa",
  fourth,
  fourthAlign = "start",
  first,
}: ColumnLabelsProps) {
  return (
    <div
      className={styles.columns}
      data-first={first || undefined}
      aria-hidden="true"
    >
      <span>{name}</span>
      <span data-align="end">{quantity}</span>
      <span data-align="end">Preço</span>
      <span data-align={fourthAlign}>{fourth}</span>
      <span data-align="end">Total</span>
      <span />
    </div>
  );
}
