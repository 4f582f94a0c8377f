import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";
import styles from "./StandaloneFrame.module.css";

interface StandaloneFrameProps {
  /** At the right of the wordmark. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page by itself: the wordmark above it, no menu. */
export function StandaloneFrame({ action, children }: StandaloneFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Brand />
        {action}
      </header>
      {children}
    </div>
  );
}
