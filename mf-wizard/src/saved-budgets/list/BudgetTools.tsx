import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import ListFilter from "lucide-react/icons/list-filter";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Select } from "shared-ui/select/Select";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import { BUDGET_ORDERS, type BudgetOrder } from "./budget-order.ts";
import { STATUS_FILTERS, type StatusFilter } from "./useListView.ts";
import styles from "./BudgetTools.module.css";

export interface BudgetToolsProps {
  query: string;
  onQuery: (query: string) => void;
  order: BudgetOrder;
  onOrder: (order: BudgetOrder) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}

/** The search of the list, its filter and its order. */
export function BudgetTools({
  query,
  onQuery,
  order,
  onOrder,
  status,
  onStatus,
}: BudgetToolsProps) {
  const isPhone = useIsPhone();
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
        value={status}
        options={STATUS_FILTERS}
        onChange={onStatus}
      />
      <Select
        label="Ordenar"
        labelVisibility="hidden"
        icon={isPhone ? undefined : ArrowUpDown}
        value={order}
        options={BUDGET_ORDERS}
        onChange={onOrder}
      />
    </div>
  );
}
