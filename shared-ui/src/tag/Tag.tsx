import type { ReactNode } from "react";
import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./Tag.module.css";

export interface TagProps {
  /** Default: `neutral`. */
  tone?: "neutral" | "accent" | "success" | "warning" | "danger" | undefined;
  icon?: Glyph | undefined;
  /** One word or two. */
  children: ReactNode;
}

/** A small pill with the name of a state; its icon supplements the colour. */
export function Tag({ tone = "neutral", icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
