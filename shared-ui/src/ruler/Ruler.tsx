import type { CSSProperties } from "react";
import styles from "./Ruler.module.css";

/** One part of a total. */
export interface RulerSegment {
  /** Unique in the ruler. */
  id: string;
  /** Its share, in any unit; 0 is still a tick. */
  weight: number;
  /** Drawn bright: where the user is. */
  current?: boolean | undefined;
  /** Drawn hatched: not a cost but what is laid on top. */
  hatched?: boolean | undefined;
}

export interface RulerProps {
  segments: readonly RulerSegment[];
  /** Says in words what the drawing shows. */
  label: string;
  /** `panel` on the dark band, `page` on paper, `money` on paper: bright is received, hatched is late. */
  tone?: "panel" | "page" | "money" | undefined;
  /** 4 px high or 12, instead of 8. */
  size?: "thin" | "thick" | undefined;
}

/** The régua: a thin segmented rule that shows what a total is made of. */
export function Ruler({ segments, label, tone = "panel", size }: RulerProps) {
  return (
    <div
      className={styles.ruler}
      role="img"
      aria-label={label}
      data-tone={tone}
      data-size={size}
    >
      {segments.map((segment) => (
        <i
          key={segment.id}
          className={styles.segment}
          data-current={segment.current || undefined}
          data-hatched={segment.hatched || undefined}
          style={{ "--weight": segment.weight } as CSSProperties}
        />
      ))}
    </div>
  );
}
