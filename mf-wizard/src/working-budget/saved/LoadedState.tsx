import { withDetail } from "shared-contracts/formats/with-detail";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";

export interface LoadedStateProps {
  /** A result of TanStack Query fits. */
  query: {
    data: unknown;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  loading: string;
  /** Before the reason. */
  failed: string;
  /** The widths of the lines to come. */
  bars?: readonly string[];
}

/** What stands in for content while it loads, or that failed to load; nothing once it is here. */
export function LoadedState({
  query: { data, error, isFetching, refetch },
  loading,
  failed,
  bars = ["88%", "64%"],
}: LoadedStateProps) {
  if (data) return null;
  if (error)
    return (
      <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
        {withDetail(failed, error)}
      </RetryBanner>
    );
  return (
    <SkeletonGroup label={loading}>
      {bars.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </SkeletonGroup>
  );
}
