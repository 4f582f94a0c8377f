import Inbox from "lucide-react/icons/inbox";
import type { ReactNode } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { ErrorState } from "shared-ui/error-state/ErrorState";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./ReceivedState.module.css";
import type { ReceivedBudgetsQuery } from "../request/useReceivedBudgets.ts";

const FAILURE = "Erro ao carregar orçamentos recebidos";

export interface ReceivedStateProps {
  query: ReceivedBudgetsQuery;
  /** Draws the list once there is one. */
  children: (received: readonly ReceivedBudget[]) => ReactNode;
}

/**
 * The received budgets, or what stands in for them: bars while they load, why they failed to load, that there
 * are none.
 */
export function ReceivedState({ query, children }: ReceivedStateProps) {
  const { data, error, isFetching, refetch } = query;
  if (data && data.length > 0)
    return (
      <>
        {error && (
          <div className={styles.stale}>
            <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
              {FAILURE}: {error.message}. Esta é a última lista recebida.
            </RetryBanner>
          </div>
        )}
        {children(data)}
      </>
    );
  if (data)
    return (
      <Card>
        <EmptyState icon={Inbox} title="Nenhum orçamento recebido">
          Os pedidos que seus clientes enviarem aparecem aqui.
        </EmptyState>
      </Card>
    );
  if (error)
    return (
      <Card>
        <ErrorState
          title={FAILURE}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {error.message}
        </ErrorState>
      </Card>
    );
  return (
    <Card>
      <SkeletonGroup label="Carregando orçamentos recebidos...">
        {["42%", "56%", "38%"].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={width} />
            <Skeleton width="28%" shape="caption" />
          </div>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
