import type { ReactNode } from "react";
import styles from "./Figure.module.css";

export interface FigureProps {
  children: ReactNode;
  /** `large` is the display face at 22/28 px, for totals. */
  size?: "text" | "small" | "large" | undefined;
  /** Muted colour, for a zero. */
  muted?: boolean | undefined;
  strong?: boolean | undefined;
  /** The exact value, on hover. */
  title?: string | undefined;
}

/** A number or an amount: tabular figures, never broken over two lines. */
export function Figure({
  children,
  size = "text",
  muted,
  strong,
  title,
}: FigureProps) {
  return (
    <span
      className={styles.figure}
      data-size={size}
      data-muted={muted || undefined}
      data-strong={strong || undefined}
      title={title}
    >
      {children}
    </span>
  );
}
