import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import ListFilter from "lucide-react/icons/list-filter";
import { useMemo } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Select } from "shared-ui/select/Select";
import { ToggleChip } from "shared-ui/toggle-chip/ToggleChip";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { BUDGET_ORDERS } from "./budget-order.ts";
import { chipCounts, type ListView, STATUS_FILTERS } from "./useListView.ts";
import styles from "./BudgetTools.module.css";

export interface BudgetToolsProps {
  budgets: readonly SavedBudgetSummary[];
  query: string;
  onQuery: (query: string) => void;
  view: ListView;
}

/** The search of the list, its filter and its order. */
export function BudgetTools({
  budgets,
  query,
  onQuery,
  view,
}: BudgetToolsProps) {
  const isPhone = useIsPhone();
  const { today } = view;
  const counts = useMemo(() => chipCounts(budgets, today), [budgets, today]);
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label="Buscar nome ou cliente"
          value={query}
          onChange={onQuery}
        />
      </div>
      <Select
        label="Situação"
        labelVisibility="hidden"
        icon={isPhone ? undefined : ListFilter}
        value={view.status}
        options={STATUS_FILTERS}
        onChange={view.setStatus}
      />
      <Select
        label="Ordenar"
        labelVisibility="hidden"
        icon={isPhone ? undefined : ArrowUpDown}
        value={view.order}
        options={BUDGET_ORDERS}
        onChange={view.setOrder}
      />
      <div className={styles.chips} role="group" aria-label="Filtros">
        {view.chips.map(({ key, label, isOn, turn }) => (
          <ToggleChip
            key={key}
            look="attribute"
            label={`${label} ${counts[key].toLocaleString("pt-BR")}`}
            pressed={isOn}
            onChange={turn}
          />
        ))}
      </div>
    </div>
  );
}
