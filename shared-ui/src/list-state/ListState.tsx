import type { ReactNode } from "react";
import { RetryBanner } from "../banner/RetryBanner.tsx";
import { Card } from "../card/Card.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { SkeletonGroup } from "../skeleton/SkeletonGroup.tsx";
import styles from "./ListState.module.css";

/** A list as a query gives it: TanStack Query's result is one. */
export interface ListQuery<T> {
  /** The last list that came. */
  data: readonly T[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListStateProps<T> {
  query: ListQuery<T>;
  /** What happened when it failed to load: "Erro ao carregar orçamentos". */
  failure: string;
  /** What is read aloud while the first list loads. */
  loading: string;
  /** Bars where the rows will be. */
  bars: ReactNode;
  /** What stands in for a list without rows. */
  empty: ReactNode;
  /** Level of the title of a failure. Default: 2. */
  level?: 2 | 3 | undefined;
  /** Draws a list that has rows. */
  children: (list: readonly T[]) => ReactNode;
}

/**
 * A list, or what stands in for it: bars while it loads, why it failed to load, that it is empty. A list that could
 * not be renewed stays, below a note that says so.
 */
export function ListState<T>({
  query: { data, error, isFetching, refetch },
  failure,
  loading,
  bars,
  empty,
  level,
  children,
}: ListStateProps<T>) {
  const retry = { retrying: isFetching, onRetry: () => void refetch() };
  if (data && data.length > 0)
    return (
      <>
        {error && (
          <div className={styles.stale}>
            <RetryBanner {...retry}>
              {error.message ? `${failure}: ${error.message}` : failure}. Esta é
              a última lista recebida.
            </RetryBanner>
          </div>
        )}
        {children(data)}
      </>
    );
  return (
    <Card>
      {data && empty}
      {!data && error && (
        <ErrorState title={failure} level={level} {...retry}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <SkeletonGroup label={loading}>{bars}</SkeletonGroup>}
    </Card>
  );
}
