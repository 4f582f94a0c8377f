import ShoppingCart from "lucide-react/icons/shopping-cart";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { Button } from "shared-ui/button/Button";
import { approvedIn, comingDays } from "./coming-approved.ts";
import { LIST_MAX } from "./selected-actions.ts";
import styles from "./ComingLists.module.css";

interface ComingListsProps {
  budgets: readonly SavedBudgetSummary[];
  /** The local day: "2026-11-20". */
  today: string;
  onList: (budgets: readonly SavedBudgetSummary[]) => void;
}

/** The shopping lists of the approved events that come next, each one press away; nothing without one. */
export function ComingLists({ budgets, today, onList }: ComingListsProps) {
  const { weekend, week } = comingDays(today);
  const spans = [
    { label: "Este fim de semana", budgets: approvedIn(budgets, weekend) },
    { label: "Esta semana", budgets: approvedIn(budgets, week) },
  ].filter((span) => span.budgets.length > 0);
  if (spans.length === 0) return null;
  return (
    <div className={styles.coming} role="group" aria-label="Lista de compras">
      <span aria-hidden="true">Lista de compras</span>
      {spans.map((span) => (
        <Button
          key={span.label}
          size="small"
          icon={ShoppingCart}
          disabled={span.budgets.length > LIST_MAX}
          onClick={() => onList(span.budgets)}
        >
          {`${span.label} (${span.budgets.length})`}
        </Button>
      ))}
    </div>
  );
}
