import { Icon, type Glyph } from "../icon/Icon.tsx";
import styles from "./IconTile.module.css";

export interface IconTileProps {
  icon: Glyph;
  tone?: "accent" | "success" | "warning" | "danger" | undefined;
}

/** A 44-px tinted square with an icon, at the head of an empty state, an error or a gate. */
export function IconTile({ icon, tone = "accent" }: IconTileProps) {
  return (
    <span className={styles.tile} data-tone={tone}>
      <Icon of={icon} size={24} />
    </span>
  );
}
