import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { SearchField } from "shared-ui/search-field/SearchField";
import { Select } from "shared-ui/select/Select";
import { BUDGET_ORDERS, type BudgetOrder } from "./budget-order.ts";
import { STATUS_FILTERS, type StatusFilter } from "./useListView.ts";
import styles from "./BudgetTools.module.css";

export interface BudgetToolsProps {
  /** How many budgets there are; undefined until that is known. */
  count: number | undefined;
  query: string;
  onQuery: (query: string) => void;
  order: BudgetOrder;
  onOrder: (order: BudgetOrder) => void;
  status: StatusFilter;
  onStatus: (status: StatusFilter) => void;
}

/** The heading of the list, with the search, the order and the filter once there is something to find. */
export function BudgetTools({
  count,
  query,
  onQuery,
  order,
  onOrder,
  status,
  onStatus,
}: BudgetToolsProps) {
  return (
    <div className={styles.heading}>
      <h2>Meus Orçamentos{count !== undefined && ` (${count})`}</h2>
      {Boolean(count) && (
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label="Buscar orçamento"
              value={query}
              onChange={onQuery}
            />
          </div>
          <div className={styles.order}>
            <Select
              label="Ordenar"
              labelVisibility="hidden"
              icon={ArrowUpDown}
              value={order}
              options={BUDGET_ORDERS}
              onChange={onOrder}
            />
          </div>
          <div className={styles.order}>
            <Select
              label="Situação"
              labelVisibility="hidden"
              value={status}
              options={STATUS_FILTERS}
              onChange={onStatus}
            />
          </div>
        </div>
      )}
    </div>
  );
}
