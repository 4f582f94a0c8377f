import type { CSSProperties } from "react";
import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** A CSS width. Default: the whole line. */
  width?: CSSProperties["width"] | undefined;
  /** `line` is a text line (12 px), `caption` a small one (8 px), `control` as high as a button. */
  shape?: "line" | "caption" | "control" | undefined;
}

/** One pulsing bar where a text or a control will be. */
export function Skeleton({ width, shape = "line" }: SkeletonProps) {
  return <span className={styles.bar} data-shape={shape} style={{ width }} />;
}
