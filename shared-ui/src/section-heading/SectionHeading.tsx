import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./SectionHeading.module.css";

export interface SectionHeadingProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** How many are pending, in a badge. */
  count?: number | undefined;
  /** A link, on the right. */
  children?: ReactNode;
}

/** The heading of a part of a page. */
export function SectionHeading({
  id,
  title,
  count,
  children,
}: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>
        {title}
        {count !== undefined && (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <VisuallyHidden>, pendentes: {count}</VisuallyHidden>
          </>
        )}
      </h2>
      {children}
    </div>
  );
}
