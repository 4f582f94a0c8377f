import { useAppState } from "shared-contracts/federation/app-state";

/** Announces a change of the open budget, with a way back while that budget is open. */
export function useUndoableNotice() {
  const { store, notify } = useAppState();
  return (text: string, undo: () => void) => {
    const { loadCount } = store;
    notify({
      text,
      tone: "success",
      action: {
        label: "Desfazer",
        // The notice may outlive the budget it is about.
        run: () => store.loadCount === loadCount && undo(),
      },
    });
  };
}
