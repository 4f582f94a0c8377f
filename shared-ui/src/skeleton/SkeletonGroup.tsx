import { useEffect, useState, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./Skeleton.module.css";

export interface SkeletonGroupProps {
  /** What is being loaded, spoken: "Carregando orçamentos...". */
  label: string;
  /** Milliseconds before anything shows, so that quick answers do not flicker. Default: 200. */
  delay?: number | undefined;
  /** Skeletons in the shape of what is coming. */
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
          <VisuallyHidden>{label}</VisuallyHidden>
          <div aria-hidden="true">{children}</div>
        </>
      )}
    </div>
  );
}
