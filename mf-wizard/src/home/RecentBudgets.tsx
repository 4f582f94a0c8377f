import Pencil from "lucide-react/icons/pencil";
import { useMemo } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { Card } from "shared-ui/card/Card";
import { Button } from "shared-ui/button/Button";
import { savedBudgetFacts } from "../saved-budgets/saved-budget-facts.ts";
import { useOpenBudget } from "../saved-budgets/useOpenBudget.ts";
import styles from "./RecentBudgets.module.css";

/** The last saved budgets, each with an edit button. */
export function RecentBudgets({
  budgets,
}: {
  budgets: readonly SavedBudgetSummary[];
}) {
  return (
    <Card as="div">
      <ul>
        {budgets.map((budget) => (
          <RecentBudget key={budget.id} budget={budget} />
        ))}
      </ul>
    </Card>
  );
}

function RecentBudget({ budget }: { budget: SavedBudgetSummary }) {
  const { openBudget, isOpening } = useOpenBudget();
  const facts = useMemo(() => savedBudgetFacts(budget), [budget]);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{budget.nome}</p>
        <p className={styles.meta}>
          <span>{facts.eventType}</span>
          <span>{facts.guests}</span>
        </p>
      </div>
      <p className={styles.saved}>{facts.savedOn}</p>
      <p className={styles.total}>{facts.total}</p>
      <div className={styles.edit}>
        <Button
          icon={Pencil}
          iconOnlyBelow="phone"
          aria-label={`Editar ${budget.nome}`}
          busy={isOpening}
          busyLabel="Abrindo..."
          onClick={() =>
            void openBudget(budget, {
              opened: `Editando: ${budget.nome}`,
              failed: "Erro ao carregar orçamento",
            })
          }
        >
          Editar
        </Button>
      </div>
    </li>
  );
}
