import { useMemo } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { Card } from "shared-ui/card/Card";
import { Button } from "shared-ui/button/Button";
import { savedBudgetFacts } from "../working-budget/saved/saved-budget-facts.ts";
import { useOpenBudget } from "../working-budget/saved/useOpenBudget.ts";
import { dayAndTime } from "../working-budget/saving/time-of-day.ts";
import styles from "./RecentBudgets.module.css";

/** How many budgets the list shows. */
const RECENT_COUNT = 6;

/** The last of the saved budgets, each with an edit button. */
export function RecentBudgets({
  budgets,
}: {
  budgets: readonly SavedBudgetSummary[];
}) {
  return (
    <Card as="div">
      <ul>
        {budgets.slice(0, RECENT_COUNT).map((budget) => (
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
          Salvo {savedWhen(budget)} · {facts.total}
        </p>
      </div>
      <Button
        variant="ghost"
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
    </li>
  );
}

/** "hoje às 12:10", "em 20/11/2026". */
function savedWhen({ updatedAt, createdAt }: SavedBudgetSummary): string {
  const instant = Date.parse(updatedAt ?? createdAt);
  const [day, time] = dayAndTime(instant, Date.now()).split(", ");
  return day === "hoje" ? `hoje às ${time}` : `em ${day}`;
}
