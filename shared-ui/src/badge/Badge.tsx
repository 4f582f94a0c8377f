import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./Badge.module.css";

export interface BadgeProps {
  count: number;
  /** What is counted, for assistive technology: "pendentes". */
  label: string;
}

/** A count on the accent colour, beside a menu entry; nothing at 0. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      {count > 99 ? "99+" : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
