import Check from "lucide-react/icons/check";
import Save from "lucide-react/icons/save";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { useStepSave } from "./step-save.ts";

/** Salvar on a step; nothing on a page with save buttons. */
export const SaveButton = observer(function SaveButton() {
  const { store } = useAppState();
  const { save, saving } = useStepSave();
  if (save === null) return null;
  const hasPlace = store.isEditing || store.receivedBudgetId !== null;
  const isSaved = hasPlace && !store.hasUnsavedChanges;
  return (
    <Button
      icon={isSaved ? Check : Save}
      busy={saving?.isSaving ?? false}
      busyLabel="Salvando..."
      // The focus stays on it after a save.
      aria-disabled={isSaved}
      aria-keyshortcuts="Control+S"
      onClick={() => {
        if (!isSaved) save();
      }}
    >
      {isSaved ? "Salvo" : "Salvar"}
    </Button>
  );
});
