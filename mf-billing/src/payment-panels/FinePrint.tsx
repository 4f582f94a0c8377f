import type { ReactNode } from "react";
import { Icon, type Glyph } from "shared-ui/icon/Icon";
import styles from "./FinePrint.module.css";

/** One small line at the end of a step. */
export function FinePrint({
  icon,
  children,
}: {
  icon: Glyph;
  children: ReactNode;
}) {
  return (
    <p className={styles.print}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}
