import type { ReactNode } from "react";
import styles from "./ProposalCard.module.css";

/** The title of the card, and what stands beside it. */
export function ProposalHead({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id="proposal-title">Proposta</h2>
      {children}
    </div>
  );
}
