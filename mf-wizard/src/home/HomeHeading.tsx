import type { ReactNode } from "react";
import { VisuallyHidden } from "shared-ui/visually-hidden/VisuallyHidden";
import styles from "./HomePage.module.css";

interface HomeHeadingProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  title: string;
  /** How many are pending, in a badge. */
  count?: number | undefined;
  /** A link on the right. */
  children?: ReactNode;
}

/** The heading of a part of home. */
export function HomeHeading({ id, title, count, children }: HomeHeadingProps) {
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
