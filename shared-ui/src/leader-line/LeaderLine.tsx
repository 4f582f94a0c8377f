import type { ReactNode } from "react";
import styles from "./LeaderLine.module.css";

export interface LeaderLineProps {
  label: ReactNode;
  /** The figure, in tabular digits; never wraps. */
  value: ReactNode;
  /** Muted words after the label. */
  note?: ReactNode | undefined;
  /** Closes a sum: rule above, bold, no dots. */
  total?: boolean | undefined;
  /** `li` inside a list. Default: `p`. */
  as?: "p" | "li" | "div" | undefined;
  /** Small text. */
  small?: boolean | undefined;
  /** Colours for the dark totals panel. */
  onPanel?: boolean | undefined;
}

/** A label and its figure, connected by a dotted line as on a menu. */
export function LeaderLine({
  label,
  value,
  note,
  total,
  as: Line = "p",
  small,
  onPanel,
}: LeaderLineProps) {
  return (
    <Line
      className={styles.line}
      data-total={total || undefined}
      data-small={small || undefined}
      data-on-panel={onPanel || undefined}
    >
      <span className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}> {note}</span>}
      </span>
      <span className={styles.value}>{value}</span>
    </Line>
  );
}
