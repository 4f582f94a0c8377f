import FolderOpen from "lucide-react/icons/folder-open";
import type { ReactNode } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { ErrorState } from "shared-ui/error-state/ErrorState";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./SavedBudgetsState.module.css";
import type { SavedBudgetsQuery } from "./useSavedBudgets.ts";
import { withDetail } from "shared-contracts/formats/with-detail";

export interface SavedBudgetsStateProps {
  query: SavedBudgetsQuery;
  /** The catalogue's line for a list that did not come. */
  failure: string;
  /** Draws the list once there is one. */
  children: (budgets: readonly SavedBudgetSummary[]) => ReactNode;
}

/**
 * A list of saved budgets, or what stands in for it: bars while it loads, why it failed to load, that there is
 * none.
 */
export function SavedBudgetsState({
  query,
  failure,
  children,
}: SavedBudgetsStateProps) {
  const { data, error, isFetching, refetch } = query;
  if (data && data.length > 0)
    return (
      <>
        {error && (
          <div className={styles.stale}>
            <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
              {withDetail(failure, error)}. Esta é a última lista recebida.
            </RetryBanner>
          </div>
        )}
        {children(data)}
      </>
    );
  if (data)
    return (
      <Card>
        <EmptyState icon={FolderOpen} title="Nenhum orçamento salvo" level={3}>
          Os orçamentos que você salvar aparecem aqui.
        </EmptyState>
      </Card>
    );
  if (error)
    return (
      <Card>
        <ErrorState
          title={failure}
          level={3}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </ErrorState>
      </Card>
    );
  return (
    <Card>
      <SkeletonGroup label="Carregando orçamentos...">
        {["62%", "48%", "70%", "40%"].map((width) => (
          <div key={width} className={styles.row}>
            <div className={styles.texts}>
              <Skeleton width={width} />
              <Skeleton width="28%" shape="caption" />
            </div>
            <Skeleton width={96} />
            <Skeleton width={36} shape="control" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
