import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import { Card } from "shared-ui/card/Card";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import { LiveMoney } from "../cells/LiveMoney.tsx";
import styles from "./StepSummary.module.css";

export interface StepSummaryProps {
  /** "Resumo por categoria". */
  title: string;
  /** `LeaderLine`s above the total. */
  children?: ReactNode;
  /** "Total Bebidas". */
  totalLabel: string;
  /** Reads the step's total from the store. */
  total: () => Exact;
  /** What is usual, in one plain line. */
  hint?: ReactNode;
  /** Drawn after the total. */
  after?: ReactNode;
}

/** The last card of a list step; its last line is the step's total, the same figure as in the comanda. */
export function StepSummary({
  title,
  children,
  totalLabel,
  total,
  hint,
  after,
}: StepSummaryProps) {
  return (
    <Card padded className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <LeaderLine
        total
        label={totalLabel}
        value={<LiveMoney strong amount={total} />}
      />
      {hint !== undefined && (
        <div className={styles.hint}>
          <FieldMessage icon={Info}>{hint}</FieldMessage>
        </div>
      )}
      {after}
    </Card>
  );
}
