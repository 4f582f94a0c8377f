import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { Dialog } from "shared-ui/dialog/Dialog";
import { SearchField } from "shared-ui/search-field/SearchField";
import { matcher } from "shared-ui/search-field/matcher.ts";
import { LoadedState } from "../../../working-budget/saved/LoadedState.tsx";
import { savedBudgetFacts } from "../../../working-budget/saved/saved-budget-facts.ts";
import {
  hasClient,
  isSameClient,
} from "../../../working-budget/client/same-client.ts";
import { useSavedBudgets } from "../../../working-budget/saved/useSavedBudgets.ts";
import styles from "./OptionsSection.module.css";

/** More than fit on a screen; the search finds the others. */
const SHOWN_MAX = 50;

interface PickBudgetDialogProps {
  /** The budget whose client chooses. */
  budgetId: number;
  without: ReadonlySet<number>;
  onPick: (budget: SavedBudgetSummary) => void;
  onClose: () => void;
}

/** Asks for another saved budget of the same client. [options-of-one-client] */
export function PickBudgetDialog({
  budgetId,
  without,
  onPick,
  onClose,
}: PickBudgetDialogProps) {
  const [search, setSearch] = useState("");
  const query = useSavedBudgets();
  const { data } = query;
  const matches = matcher(search);
  const budgets = data ?? [];
  const own = budgets.find(({ id }) => id === budgetId);
  const found = budgets
    .filter(
      (budget) =>
        own !== undefined &&
        isSameClient(budget, own) &&
        !without.has(budget.id) &&
        matches([budget.nome]),
    )
    .slice(0, SHOWN_MAX);
  return (
    <Dialog open title="Adicionar orçamento" size="wide" onClose={onClose}>
      <div className={styles.pick}>
        <SearchField
          label="Buscar orçamento"
          value={search}
          onChange={setSearch}
        />
        <LoadedState
          query={query}
          loading="Carregando orçamentos..."
          failed="Não foi possível carregar os orçamentos"
        />
        {data && found.length === 0 && (
          <p>
            {own && hasClient(own)
              ? "Nenhum outro orçamento salvo deste cliente."
              : "Este orçamento não tem o nome do cliente. Preencha em Dados do Evento e salve."}
          </p>
        )}
        <ul className={styles.found}>
          {found.map((budget) => {
            const { eventDate, guests, total } = savedBudgetFacts(budget);
            return (
              <li key={budget.id}>
                <button type="button" onClick={() => onPick(budget)}>
                  <b>{budget.nome}</b>
                  <span>{[eventDate, guests].filter(Boolean).join(", ")}</span>
                  <span className={styles.total}>{total}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <p className={styles.note}>
          Só aparecem orçamentos deste cliente. Para usar outro, confira o nome
          do cliente em Dados do Evento.
        </p>
      </div>
    </Dialog>
  );
}
