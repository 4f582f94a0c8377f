import type { ReactNode } from "react";
import { DraftBanners } from "../draft/DraftBanners.tsx";
import { PausedFields } from "../draft/PausedFields.tsx";
import styles from "./StepColumns.module.css";

/**
 * A step's content with a column at its right: the comanda, or what a step puts there instead. One column below 1200
 * px, the rail last. `lead` stands above the rail, in one column above all.
 */
export function StepColumns({
  lead,
  rail,
  children,
}: {
  lead?: ReactNode;
  rail: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.columns}>
      {lead && (
        <div className={styles.lead}>
          <PausedFields>{lead}</PausedFields>
        </div>
      )}
      <div className={styles.content}>
        <DraftBanners />
        <PausedFields>{children}</PausedFields>
      </div>
      <PausedFields>{rail}</PausedFields>
    </div>
  );
}
