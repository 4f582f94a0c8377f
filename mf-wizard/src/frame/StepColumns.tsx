import type { ReactNode } from "react";
import { DraftBanners } from "../draft/DraftBanners.tsx";
import { PausedFields } from "../draft/PausedFields.tsx";
import styles from "./StepColumns.module.css";

/**
 * A step's content with a column at its right: the comanda, or what a step puts there instead. One column below 1200
 * px, the rail last.
 */
export function StepColumns({
  rail,
  children,
}: {
  rail: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.content}>
        <DraftBanners />
        <PausedFields>{children}</PausedFields>
      </div>
      <PausedFields>{rail}</PausedFields>
    </div>
  );
}
