import { useEffect, useState, type ReactNode } from "react";
import styles from "./Skeleton.module.css";

export interface SkeletonGroupProps {
  /** The accessible text: "Carregando orçamentos...". It is visible after a second. */
  label: string;
  /** Delay in ms before anything is visible, so that quick answers do not flicker. Default: 200. */
  delay?: number | undefined;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
}

/** The placeholder of loading content; busy for assistive technology. */
export function SkeletonGroup({
  label,
  delay = 200,
  children,
}: SkeletonGroupProps) {
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return (
    <div
      className={styles.group}
      role="status"
      aria-busy="true"
      data-shown={shown}
    >
      {shown && (
        <>
          <span className={styles.label}>{label}</span>
          <div aria-hidden="true">{children}</div>
        </>
      )}
    </div>
  );
}
