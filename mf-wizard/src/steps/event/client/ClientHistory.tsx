import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { formatMoney } from "shared-contracts/formats/money";
import { exact, sum } from "shared-contracts/numbers/exact";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Icon } from "shared-ui/icon/Icon";
import { Tag } from "shared-ui/tag/Tag";
import { formatPhone } from "shared-contracts/formats/phone";
import { statusLook } from "../../../working-budget/saved/statuses.ts";
import { savedBudgetFacts } from "../../../working-budget/saved/saved-budget-facts.ts";
import { useOpenBudget } from "../../../working-budget/saved/useOpenBudget.ts";
import styles from "./ClientHistory.module.css";

interface ClientHistoryProps {
  /** The last saved first. */
  budgets: readonly SavedBudgetSummary[];
  /** Fills the form with the client of a budget. */
  onTake: (budget: SavedBudgetSummary) => Promise<void>;
  onClose: () => void;
}

/** The budgets of one client, to open one or to take the client's data from the last. */
export const ClientHistory = observer(function ClientHistory({
  budgets,
  onTake,
  onClose,
}: ClientHistoryProps) {
  const { store } = useAppState();
  const { openBudget, isOpening } = useOpenBudget();
  const last = budgets.find(({ id }) => id !== store.editingBudgetId);
  const approved = budgets.filter(({ status }) => status === "aprovada");
  const { clientName, clientPhone, clientEmail } = last ?? budgets[0]!;
  return (
    <Dialog
      open
      size="wide"
      title={clientName ?? ""}
      description={[formatPhone(clientPhone ?? ""), clientEmail]
        .filter(Boolean)
        .join(", ")}
      onClose={onClose}
      footer={
        <>
          {last && (
            <Button onClick={() => void onTake(last).then(onClose)}>
              Copiar dados do último
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <ul className={styles.budgets}>
        {budgets.map((budget) => {
          const { eventDate, guests, total } = savedBudgetFacts(budget);
          const status = statusLook(budget.status ?? "rascunho");
          const isEditing = budget.id === store.editingBudgetId;
          return (
            <li key={budget.id} className={styles.budget}>
              <p>
                <b>{budget.nome}</b> {isEditing && <Tag>Em edição</Tag>}
                <small>{[eventDate, guests].filter(Boolean).join(", ")}</small>
              </p>
              <p className={styles.money}>
                <b>{total}</b>
                <small>
                  <Icon of={status.icon} size={14} /> {status.label}
                </small>
              </p>
              {!isEditing && (
                <Button
                  disabled={isOpening}
                  onClick={() =>
                    void openBudget(budget).then(
                      (opened) => opened && onClose(),
                    )
                  }
                  aria-label={`Abrir ${budget.nome}`}
                >
                  Abrir
                </Button>
              )}
            </li>
          );
        })}
        {approved.length > 0 && (
          <li className={styles.sum}>
            <b>Aprovados até hoje ({approved.length})</b>
            <b>
              {formatMoney(
                sum(approved.map(({ totalFinal }) => exact(totalFinal))),
              )}
            </b>
          </li>
        )}
      </ul>
    </Dialog>
  );
});
