import type { CSSProperties } from "react";
import styles from "./Ruler.module.css";

/** One part of a total. */
export interface RulerSegment {
  /** Unique in the ruler. */
  id: string;
  /** Its share, in any unit; 0 is still a tick. */
  weight: number;
  /** Bright: the part of the current step. */
  current?: boolean | undefined;
  /** Hatched: not a cost but a margin. */
  hatched?: boolean | undefined;
}

export interface RulerProps {
  segments: readonly RulerSegment[];
  /** The accessible description. */
  label: string;
  /** `panel` for the dark band, `page` for a page, `money` for instalments: bright is received, hatched is late. */
  tone?: "panel" | "page" | "money" | undefined;
  /** 4 px high or 12, instead of 8. */
  size?: "thin" | "thick" | undefined;
}

/** A thin segmented bar of the shares in a total. */
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
