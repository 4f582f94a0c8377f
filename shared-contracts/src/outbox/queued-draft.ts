import type { WorkingBudget } from "../budget-file/draft.ts";
import type { QueuedBudget } from "./save-order.ts";

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

/** The same of a save over a request. */
export function queuedRequest(
  requestId: number,
  queued: QueuedBudget,
): WorkingBudget {
  return {
    ...queuedDraft({ id: null, nome: "" }, queued),
    editingVersion: null,
    receivedBudgetId: requestId,
    receivedVersion: queued.version,
  };
}
