import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { Banner } from "../banner/Banner.tsx";
import { RetryBanner } from "../banner/RetryBanner.tsx";
import { Card } from "../card/Card.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { useOnline } from "../online/useOnline.tsx";
import { SkeletonGroup } from "../skeleton/SkeletonGroup.tsx";
import styles from "./ListState.module.css";

/** The state of a list; a result of TanStack Query fits. */
export interface ListQuery<T> {
  /** The last list received. */
  data: readonly T[] | undefined;
  /** The time of `data`, in ms since 1970. */
  dataUpdatedAt: number;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListStateProps<T> {
  query: ListQuery<T>;
  /** The error line: "Erro ao carregar orçamentos". */
  failure: string;
  /** The accessible text while the first list loads. */
  loading: string;
  /** Skeletons of the rows. */
  bars: ReactNode;
  /** Shown for a list without rows. */
  empty: ReactNode;
  /** What else a user must know about the page without a network, below the time of the list. */
  offline?: string | undefined;
  /** Level of the title of a failure. Default: 2. */
  level?: 2 | 3 | undefined;
  /** Renders a list with rows. */
  children: (list: readonly T[]) => ReactNode;
}

/**
 * A list, its skeletons while it loads, its error, or the text for an empty list. A list that failed to reload stays, below
 * a warning with its time.
 */
export function ListState<T>({
  query: { data, dataUpdatedAt, error, isFetching, refetch },
  failure,
  loading,
  bars,
  empty,
  offline,
  level,
  children,
}: ListStateProps<T>) {
  const isOnline = useOnline();
  const retry = { retrying: isFetching, onRetry: () => void refetch() };
  if (!data)
    return (
      <Card>
        {error ? (
          <ErrorState title={failure} level={level} {...retry}>
            {error.message}
          </ErrorState>
        ) : (
          <SkeletonGroup label={loading}>{bars}</SkeletonGroup>
        )}
      </Card>
    );
  return (
    <>
      {(!isOnline || error) && (
        <div className={styles.stale}>
          {isOnline ? (
            <RetryBanner {...retry}>
              {error?.message ? `${failure}: ${error.message}` : failure}. Esta
              é a última lista recebida, de {dayAndTime(dataUpdatedAt)}.
            </RetryBanner>
          ) : (
            <Banner tone="warning" icon={CloudOff} compact role="status">
              Sem internet. Lista de {dayAndTime(dataUpdatedAt)}. {offline}
            </Banner>
          )}
        </div>
      )}
      {data.length > 0 ? children(data) : <Card>{empty}</Card>}
    </>
  );
}

/** "hoje às 14:02", on another day "21/11/2026 às 14:02". */
function dayAndTime(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? "hoje" : date.toLocaleDateString("pt-BR");
  return `${day} às ${date.toLocaleTimeString("pt-BR", { timeStyle: "short" })}`;
}
