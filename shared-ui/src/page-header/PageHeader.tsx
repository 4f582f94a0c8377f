import type { ReactNode, Ref } from "react";
import styles from "./PageHeader.module.css";

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  /** Small line above the title. */
  caption?: ReactNode | undefined;
  /** Muted line below the title. */
  description?: ReactNode | undefined;
  /** Buttons at the right. */
  actions?: ReactNode | undefined;
  /** The h1, which gets the focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The head of a page: its title, a description and actions. */
export function PageHeader({
  title,
  caption,
  description,
  actions,
  titleRef,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {caption !== undefined && <p className={styles.caption}>{caption}</p>}
        <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {description !== undefined && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
      {actions}
    </header>
  );
}
