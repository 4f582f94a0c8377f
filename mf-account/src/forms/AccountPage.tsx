import type { ReactNode } from "react";
import { PageHeader } from "shared-ui/page-header/PageHeader";
import styles from "./AccountPage.module.css";

interface AccountPageProps {
  title: string;
  /** Which of the two cards is wider. Default: equal. */
  wide?: "first";
  /** Two cards beside each other; stacked where there is no room. */
  children: ReactNode;
}

/** Cards below each other in the place of one. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** A page of the account: a heading over two cards. */
export function AccountPage({ title, wide, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <div className={styles.columns} data-wide={wide}>
        {children}
      </div>
    </div>
  );
}
