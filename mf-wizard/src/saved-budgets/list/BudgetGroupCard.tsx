import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, type ReactNode } from "react";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { WindowedRows } from "../../steps/rows/window/WindowedRows.tsx";
import type { BudgetGroup, ListedBudget } from "./budget-order.ts";
import styles from "./SavedBudgetList.module.css";

interface BudgetGroupCardProps {
  group: BudgetGroup;
  /** Whether its rows are shown. */
  isOpen: boolean;
  /** Opens and folds it; absent where it stays open. */
  onFold?: (() => void) | undefined;
  /** Renders one row, with the row's id as its key. */
  children: (row: ListedBudget) => ReactNode;
}

/** Rows under their heading, or the heading alone while they are folded. */
export function BudgetGroupCard({
  group: { title, rows },
  isOpen,
  onFold,
  children,
}: BudgetGroupCardProps) {
  const id = useId();
  const heading = `${title} (${rows.length})`;
  return (
    <section aria-labelledby={title === "" ? undefined : id}>
      {title !== "" && (
        <h2 className={styles.group} id={id}>
          {onFold ? (
            <Button
              variant="quiet"
              icon={isOpen ? ChevronDown : ChevronRight}
              aria-expanded={isOpen}
              onClick={onFold}
            >
              {heading}
            </Button>
          ) : (
            heading
          )}
        </h2>
      )}
      {isOpen && (
        <Card as="div">
          <div className={styles.columns} aria-hidden="true">
            <span>Data do evento</span>
            <span>Orçamento</span>
            <span>Situação</span>
            <span>Total final</span>
          </div>
          <ul className={styles.list}>
            <WindowedRows rows={rows}>{children}</WindowedRows>
          </ul>
        </Card>
      )}
    </section>
  );
}
