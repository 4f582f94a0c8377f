import type { FollowUp } from "shared-contracts/entities/follow-up";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import type { Budget } from "shared-contracts/parts/budget";
import { useQuery } from "shared-contracts/platform/query";
import { readBudget, readFollowUp } from "shared-contracts/platform/rules";
import { savedBudgetQuery } from "../working-budget/saved/saved-budgets-query.ts";

/** What the account has of the budget that is being edited. A proposal is always made of this, never of the edits. */
export interface SavedCopy {
  id: number;
  name: string;
  /** Sent back as If-Match. */
  version: number | null;
  /** An ISO instant. */
  savedAt: string;
  /** Reais. */
  totalFinal: number;
  budget: Budget;
  followUp: FollowUp;
}

/** The account's copy of the budget being edited; null while it loads, and for a new budget. Call it in an observer. */
export function useSavedCopy() {
  const services = useAppState();
  const { editingBudgetId, editingVersion } = services.store;
  const query = useQuery({
    ...savedBudgetQuery(services, {
      id: editingBudgetId ?? 0,
      versao: editingVersion ?? undefined,
    }),
    enabled: editingBudgetId !== null,
    refetchOnWindowFocus: true,
    // The version before stays while the next one loads, so that an open dialog stays open.
    placeholderData: (previous: SavedBudget | undefined) =>
      previous?.id === editingBudgetId ? previous : undefined,
    select: readCopy,
  });
  return {
    copy: query.data ?? null,
    error: query.error,
    reload: () => void query.refetch(),
  };
}

/** Throws the reason if the content cannot be read. */
export function readCopy(saved: SavedBudget): SavedCopy {
  const read = readBudget(saved.dados);
  if (!read.ok) throw new Error(read.reason);
  return {
    id: saved.id,
    name: saved.nome,
    version: saved.versao ?? null,
    savedAt: saved.updatedAt ?? saved.createdAt,
    totalFinal: saved.totalFinal,
    budget: read.budget,
    followUp: readFollowUp(saved.dados),
  };
}
