import Upload from "lucide-react/icons/upload";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./DropToImport.module.css";
import { droppedFile } from "./file-drop.ts";
import { useFileDrag } from "./useFileDrag.ts";
import { READING_TEXT, useImportBudget } from "./useImportBudget.ts";

/**
 * Opens a .json file dropped anywhere on the page as a new budget, and shows a drop zone while one is over it.
 * `onImported` is called after a success.
 */
export const DropToImport = observer(function DropToImport({
  onImported,
}: {
  onImported?: () => void;
}) {
  const { draft } = useAppState();
  const { take, refuse, isLarge, inputProps } = useImportBudget(
    "shared",
    onImported,
  );
  const over = useFileDrag({
    // Not behind a dialog, nor while another tab has the budget.
    canDrop: () => !draft.paused && !document.querySelector("dialog[open]"),
    onDrop(files) {
      const dropped = droppedFile(files);
      if (dropped.ok) void take(dropped.file);
      else refuse(dropped.error);
    },
  });
  return (
    <>
      <input {...inputProps} hidden />
      <div aria-live="polite">
        {(over || isLarge) && (
          <div className={styles.area}>
            <p className={styles.words}>
              {isLarge ? (
                READING_TEXT
              ) : (
                <>
                  <Icon of={Upload} />
                  Solte o arquivo .json para abrir o orçamento
                </>
              )}
            </p>
          </div>
        )}
      </div>
    </>
  );
});
