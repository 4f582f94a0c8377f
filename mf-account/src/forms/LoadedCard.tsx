import type { ReactNode } from "react";
import { Card } from "shared-ui/card/Card";
import { ErrorState } from "shared-ui/error-state/ErrorState";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import styles from "./LoadedCard.module.css";

interface LoadedCardProps<T> {
  /** The query. */
  query: {
    data: T | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Names what is loaded, for screen readers. */
  label: string;
  /** The number of fields to hold the place of. */
  fields: number;
  /** The card, once its data is there. */
  children: (data: T) => ReactNode;
}

/** A card that needs an answer first: bars while it loads, and a retry button when it failed. */
export function LoadedCard<T>({
  query,
  label,
  fields,
  children,
}: LoadedCardProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Card padded>
      {query.error ? (
        <ErrorState
          title="Erro ao carregar dados"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error.message}
        </ErrorState>
      ) : (
        <SkeletonGroup label={`Carregando ${label}...`}>
          <div className={styles.bars}>
            {Array.from({ length: fields }, (_, index) => (
              <div key={index}>
                <Skeleton width={92} shape="caption" />
                <Skeleton shape="control" />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      )}
    </Card>
  );
}
