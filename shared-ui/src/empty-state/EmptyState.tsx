import type { ReactNode } from "react";
import type { Glyph } from "../icon/Icon.tsx";
import { IconTile } from "../icon-tile/IconTile.tsx";
import styles from "./EmptyState.module.css";

export interface EmptyStateProps {
  icon: Glyph;
  /** What is missing. */
  title: ReactNode;
  /** How to start. */
  children?: ReactNode | undefined;
  /** One button, perhaps two. */
  actions?: ReactNode | undefined;
  tone?: "accent" | "danger" | undefined;
  /** Level of the title. Default: 2. */
  level?: 1 | 2 | 3 | undefined;
  /** `alert` makes assistive technology announce it. */
  role?: "alert" | "status" | undefined;
}

/** A centred icon, what is missing, how to start, and a button. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
  tone = "accent",
  level = 2,
  role,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} role={role}>
      <IconTile icon={icon} tone={tone} />
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
