import { budgetOfRequest } from "../budget-file/budget-of-request.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { withNotes } from "../budget-file/reading.ts";
import type { CoreServices } from "./core-services.ts";
import type { ShellServices } from "./shell-services.ts";

/** The dependencies of replacing the working budget. */
type Services = Pick<ShellServices, "store" | "draft" | "session" | "notify">;

/** Runs `change`, which replaces the working budget: first a backup, then the change, then a notice with undo. */
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
        // The notice may outlive the session; it must not restore another user's budget.
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
