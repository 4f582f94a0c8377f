import { useMemo } from "react";
import { withDetail } from "shared-contracts/formats/with-detail";
import { readBudget } from "shared-contracts/platform/rules";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { comparedBudget } from "./compare-lines.ts";
import { LoadedState, type LoadedStateProps } from "../saved/LoadedState.tsx";

/** Loaded content of a budget: priced again once it is here and can be read. */
export function useReadContent<
  Query extends { data?: { dados: unknown } | undefined },
>(query: Query) {
  const { data } = query;
  const read = useMemo(() => data && readBudget(data.dados), [data]);
  const compared = useMemo(
    () => (read?.ok ? comparedBudget(read.budget) : null),
    [read],
  );
  const unread = read && !read.ok ? read.reason : null;
  return { ...query, unread, compared };
}

/** What stands in for content that is not here, or cannot be read. */
export function ContentState({
  query,
  ...texts
}: Omit<LoadedStateProps, "bars"> & {
  query: { unread: string | null };
}) {
  return query.unread === null ? (
    <LoadedState {...texts} query={query} bars={["100%", "96%", "98%"]} />
  ) : (
    <FieldMessage tone="error">
      {withDetail(texts.failed, query.unread)}
    </FieldMessage>
  );
}
