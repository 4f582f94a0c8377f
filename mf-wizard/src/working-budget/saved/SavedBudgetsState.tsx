import FolderOpen from "lucide-react/icons/folder-open";
import type { ReactNode } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { ListState, type ListStateProps } from "shared-ui/list-state/ListState";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import styles from "./SavedBudgetsState.module.css";

const BARS = ["62%", "48%", "70%", "40%"].map((width) => (
  <div key={width} className={styles.row}>
    <div className={styles.texts}>
      <Skeleton width={width} />
      <Skeleton width="28%" shape="caption" />
    </div>
    <Skeleton width={96} />
    <Skeleton width={36} shape="control" />
  </div>
));

interface SavedBudgetsStateProps extends Pick<
  ListStateProps<SavedBudgetSummary>,
  "query" | "failure" | "children"
> {
  /** How to begin while there is none. */
  emptyActions?: ReactNode | undefined;
}

/** A list of saved budgets, or what stands in for it. */
export function SavedBudgetsState({
  emptyActions,
  ...props
}: SavedBudgetsStateProps) {
  return (
    <ListState
      {...props}
      loading="Carregando orçamentos..."
      bars={BARS}
      offline="Proposta em PDF, envio e pagamentos pedem internet."
      empty={
        <EmptyState
          icon={FolderOpen}
          title="Nenhum orçamento salvo"
          level={3}
          actions={emptyActions}
        >
          Os orçamentos que você salvar aparecem aqui.
        </EmptyState>
      }
      level={3}
    />
  );
}
