import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { useAppState } from "shared-contracts/federation/app-state";
import { computed, observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { undoText, useUndo } from "./undo.ts";
import styles from "./UndoButtons.module.css";

/** Desfazer and Refazer for those who use no keys. */
export const UndoButtons = observer(function UndoButtons() {
  const { store } = useAppState();
  const { nextUndo, nextRedo } = store.history;
  // A key in a row changes the row's fields, but rarely its words here.
  const undo = computed(() => undoText("undo", store)).get();
  const redo = computed(() => undoText("redo", store)).get();
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
        {store.history.deletion ? (
          <>
            Cancelar<span className={styles.wide}> exclusão</span>
          </>
        ) : (
          "Desfazer"
        )}
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
