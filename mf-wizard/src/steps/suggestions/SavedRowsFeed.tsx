import { useEffect, useLayoutEffect } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import {
  fullBudgetsQuery,
  loadFullBudgets,
} from "../../working-budget/saved/full-budgets-query.ts";
import type { SavedRowIndex } from "./saved-row-index.ts";
import { useSavedRowIndex } from "./useSavedRowIndex.ts";

export interface SavedRowsFeedProps {
  /** How often a name was typed in; the step was only opened while it is 0. */
  wishes: number;
  onIndex: (index: SavedRowIndex | null) => void;
}

/**
 * Makes the index of the user's saved rows. Renders nothing; a separate download, so that a first step does not wait
 * for it.
 */
export function SavedRowsFeed({ wishes, onIndex }: SavedRowsFeedProps) {
  const services = useAppState();
  const { data } = useQuery({
    ...fullBudgetsQuery(services),
    enabled: false,
  });
  const index = useSavedRowIndex(data, services.session.userId);
  useLayoutEffect(() => onIndex(index), [index, onIndex]);
  useEffect(() => {
    if (wishes > 0) void loadFullBudgets(services);
  }, [wishes, services]);
  return null;
}
