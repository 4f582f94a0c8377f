import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Save from "lucide-react/icons/save";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { useOnline } from "shared-ui/online/useOnline";
import { useStepSave } from "./step-save.ts";
import { timeOfDay } from "./time-of-day.ts";

/** Salvar on a step; nothing on a page that saves by itself, until that said how. */
export const SaveButton = observer(function SaveButton({
  iconOnly = false,
}: {
  /** On a phone only the icon is visible. */
  iconOnly?: boolean;
}) {
  const { store, outbox } = useAppState();
  const { save, saving } = useStepSave();
  const isOnline = useOnline();
  if (save === null) return null;
  const hasPlace = store.isEditing || store.editsRequest;
  const isSaved = hasPlace && !store.hasUnsavedChanges;
  const queued = store.isQueued
    ? outbox.waiting.find(({ line }) => line === store.outboxLine)
    : undefined;
  return (
    <Button
      icon={isSaved ? Check : queued ? Clock : Save}
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
      {isSaved
        ? "Salvo"
        : queued
          ? `Na fila desde ${timeOfDay(queued.since)}`
          : isOnline || store.editsRequest
            ? "Salvar"
            : "Salvar quando voltar"}
    </Button>
  );
});
