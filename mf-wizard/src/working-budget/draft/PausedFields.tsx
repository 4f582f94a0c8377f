import type { ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import styles from "./PausedFields.module.css";

/** Fields and buttons that change the budget: readable but disabled while another tab has it. */
export const PausedFields = observer(function PausedFields({
  children,
}: {
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.fields} disabled={useAppState().draft.paused}>
      {children}
    </fieldset>
  );
});
