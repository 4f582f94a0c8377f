import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { IconButton } from "shared-ui/icon-button/IconButton";
import styles from "./StepHeader.module.css";
import { undoText, useUndo } from "../undo/undo.ts";

/** Desfazer and Refazer for those who use no keys. On a phone they stand in the Novo menu. */
export const UndoButtons = observer(function UndoButtons() {
  const { nextUndo, nextRedo } = useAppState().store.history;
  const act = useUndo();
  return (
    <span className={styles.undo}>
      <IconButton
        label="Desfazer"
        icon={Undo}
        title={undoText("undo", nextUndo)}
        aria-keyshortcuts="Control+Z"
        aria-disabled={nextUndo === null}
        onClick={() => act("undo")}
      />
      <IconButton
        label="Refazer"
        icon={Redo}
        title={undoText("redo", nextRedo)}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={nextRedo === null}
        onClick={() => act("redo")}
      />
    </span>
  );
});
