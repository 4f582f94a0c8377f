import { budgetOfRequest } from "../budget-file/budget-of-request.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { withNotes } from "../budget-file/reading.ts";
import type { CoreServices } from "./core-services.ts";
import type { ShellServices } from "./shell-services.ts";

/** What putting another budget in the place of the working one goes through. */
type Services = Pick<ShellServices, "store" | "draft" | "session" | "notify">;

/**
 * Makes `change`, which replaces the working budget: a backup first, then the change, then a notice that offers to take
 * it back.
 */
export function replaceWorkingBudget(
  { store, draft, session, notify }: Services,
  change: () => void,
  text: string,
): void {
  const owner = session.userId;
  const before = store.toDraft();
  draft.backup();
  change();
  notify({
    text,
    action: {
      label: "Desfazer",
      run() {
        // The notice may outlive the session; nobody gets another's budget back.
        if (session.userId === owner) store.loadDraft(before);
      },
    },
  });
}

/** `replaceBudget` of the core contract, for callers that have the store. */
export const replaceBudgetIn =
  (services: Services): CoreServices["replaceBudget"] =>
  (data, { name, receivedId, receivedVersion, text }) => {
    const read =
      receivedId === undefined ? readBudget(data) : budgetOfRequest(data);
    if (!read.ok) return Promise.resolve({ ok: false, reason: read.reason });
    replaceWorkingBudget(
      services,
      () =>
        services.store.load(read.budget, {
          name,
          receivedId: receivedId ?? null,
          receivedVersion: receivedVersion ?? null,
        }),
      withNotes(text, read.notes),
    );
    return Promise.resolve({ ok: true });
  };
