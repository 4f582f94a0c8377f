import type { ShellServices } from "./shell-services.ts";

/** The services that `replaceWorkingBudget` needs. */
export type ReplacingServices = Pick<
  ShellServices,
  "store" | "draft" | "session" | "notify"
>;

/**
 * Replaces the working budget so that the user can undo it: makes a backup, runs `change`, shows a notice with
 * "Desfazer". [replacing-can-be-undone]
 *
 * @example
 *   replaceWorkingBudget(services, () => store.startNew(), "Novo orçamento");
 */
export function replaceWorkingBudget(
  { store, draft, session, notify }: ReplacingServices,
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
