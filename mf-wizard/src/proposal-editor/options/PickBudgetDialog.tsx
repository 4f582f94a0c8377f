import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { withDetail } from "shared-contracts/formats/with-detail";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Dialog } from "shared-ui/dialog/Dialog";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { savedBudgetFacts } from "../../saved-budgets/saved-budget-facts.ts";
import { useSavedBudgets } from "../../saved-budgets/useSavedBudgets.ts";
import styles from "./OptionsSection.module.css";

/** More than fit on a screen; the search finds the others. */
const SHOWN_MAX = 50;

interface PickBudgetDialogProps {
  /** Budgets of this type come first. */
  eventType: string;
  without: ReadonlySet<number>;
  onPick: (budget: SavedBudgetSummary) => void;
  onClose: () => void;
}

/** Asks for another saved budget that the client may choose. */
export function PickBudgetDialog({
  eventType,
  without,
  onPick,
  onClose,
}: PickBudgetDialogProps) {
  const [search, setSearch] = useState("");
  const { data, error, isFetching, refetch } = useSavedBudgets();
  const wanted = search.trim().toLocaleLowerCase("pt-BR");
  const others = (data ?? []).filter(
    ({ id, nome }) =>
      !without.has(id) && nome.toLocaleLowerCase("pt-BR").includes(wanted),
  );
  const isSame = (budget: SavedBudgetSummary) => budget.eventType === eventType;
  const found = [
    ...others.filter(isSame),
    ...others.filter((budget) => !isSame(budget)),
  ].slice(0, SHOWN_MAX);
  return (
    <Dialog open title="Adicionar orçamento" size="wide" onClose={onClose}>
      <div className={styles.pick}>
        <SearchField
          label="Buscar orçamento"
          value={search}
          onChange={setSearch}
        />
        {!data && !error && (
          <SkeletonGroup label="Carregando orçamentos...">
            <Skeleton width="88%" />
            <Skeleton width="64%" />
          </SkeletonGroup>
        )}
        {!data && error && (
          <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
            {withDetail("Não foi possível carregar os orçamentos", error)}
          </RetryBanner>
        )}
        {data && found.length === 0 && <p>Nenhum outro orçamento salvo.</p>}
        <ul className={styles.found}>
          {found.map((budget) => {
            const { eventType: type, guests, total } = savedBudgetFacts(budget);
            return (
              <li key={budget.id}>
                <button type="button" onClick={() => onPick(budget)}>
                  <b>{budget.nome}</b>
                  <span>{[type, guests].filter(Boolean).join(", ")}</span>
                  <span className={styles.total}>{total}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
