import type { ReactNode } from "react";
import { DraftBanners } from "../working-budget/draft/DraftBanners.tsx";
import { PausedFields } from "../working-budget/draft/PausedFields.tsx";
import styles from "./StepColumns.module.css";

interface StepColumnsProps {
  /** Above the content. */
  top?: ReactNode;
  /** Above the rail; in one column between `top` and the content. */
  lead?: ReactNode;
  rail: ReactNode;
  children: ReactNode;
}

/**
 * A step's content with a column at its right: the comanda, or what a step puts there instead. One column below 1200
 * px, the rail last.
 */
export function StepColumns({ top, lead, rail, children }: StepColumnsProps) {
  return (
    <div className={styles.columns} data-led={lead ? "" : undefined}>
      <div className={styles.content}>
        <div className={styles.top}>
          <DraftBanners />
          {top && <PausedFields>{top}</PausedFields>}
        </div>
        <div className={styles.rest}>
          <PausedFields>{children}</PausedFields>
        </div>
      </div>
      {lead && (
        <div className={styles.lead}>
          <PausedFields>{lead}</PausedFields>
        </div>
      )}
      <PausedFields>{rail}</PausedFields>
    </div>
  );
}
