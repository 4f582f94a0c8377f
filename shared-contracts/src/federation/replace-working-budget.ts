import type { ShellServices } from "./shell-services.ts";

/** The dependencies of replacing the working budget. */
export type ReplacingServices = Pick<
  ShellServices,
  "store" | "draft" | "session" | "notify"
>;

/** Runs `change`, which replaces the working budget: first a backup, then the change, then a notice with undo. */
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
