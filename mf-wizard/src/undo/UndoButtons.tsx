import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { undoText, useUndo } from "./undo.ts";

/** Desfazer and Refazer for those who use no keys. */
export const UndoButtons = observer(function UndoButtons() {
  const { store } = useAppState();
  const { nextUndo, nextRedo } = store.history;
  const [undo, redo] = [undoText("undo", store), undoText("redo", store)];
  const act = useUndo();
  return (
    <>
      <Button
        variant="quiet"
        icon={Undo}
        title={undo}
        aria-label={nextUndo ? undo : undefined}
        aria-keyshortcuts="Control+Z"
        aria-disabled={nextUndo === null}
        onClick={() => act("undo")}
      >
        Desfazer
      </Button>
      <Button
        variant="quiet"
        icon={Redo}
        title={redo}
        aria-label={nextRedo ? redo : undefined}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={nextRedo === null}
        onClick={() => act("redo")}
      >
        Refazer
      </Button>
    </>
  );
});
