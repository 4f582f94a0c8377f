import { useAppState } from "./app-state.ts";

/**
 * What every action that puts another budget in the place of the working one goes through:
 * a backup first, then the change, then a notice that offers to take it back.
 */
export function useReplaceBudget() {
  const { store, draft, session, notify } = useAppState();
  return function replaceBudget(replace: () => void, text: string): void {
    const owner = session.userId;
    const before = store.toDraft();
    draft.backup();
    replace();
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
  };
}
