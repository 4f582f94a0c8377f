import Check from "lucide-react/icons/check";
import Save from "lucide-react/icons/save";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { useStepSave } from "./step-save.ts";

/** Salvar on a step; nothing on a page that saves by itself, until that said how. */
export const SaveButton = observer(function SaveButton({
  iconOnly = false,
}: {
  /** On a phone only the icon is visible. */
  iconOnly?: boolean;
}) {
  const { store } = useAppState();
  const { save, saving } = useStepSave();
  if (save === null) return null;
  const hasPlace = store.isEditing || store.editsRequest;
  const isSaved = hasPlace && !store.hasUnsavedChanges;
  return (
    <Button
      icon={isSaved ? Check : Save}
      iconOnlyBelow={iconOnly ? "phone" : undefined}
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
