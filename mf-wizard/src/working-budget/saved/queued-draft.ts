import type { WorkingBudget } from "shared-contracts/budget-file/draft";
import type { QueuedBudget } from "shared-contracts/outbox/save-order";

/** The working budget of a save that waits: what the user saved and the account does not have yet is what opens. */
export function queuedDraft(
  { id, nome }: { id: number | null; nome: string },
  { dados, name, version, line }: QueuedBudget,
): WorkingBudget {
  return {
    budget: dados,
    name,
    editingBudgetId: id,
    editingBudgetName: nome,
    editingVersion: version,
    receivedBudgetId: null,
    hasUnsavedChanges: true,
    outboxLine: line,
    isQueued: true,
  };
}
