import Upload from "lucide-react/icons/upload";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Icon } from "shared-ui/icon/Icon";
import styles from "./DropToImport.module.css";
import { READING_TEXT, useImportBudget } from "./useImportBudget.ts";
import { useEffect, useEffectEvent, useState } from "react";

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

/**
 * Handles files dragged over the window, so that the browser never navigates to one. Returns whether they are over it
 * now. `onDrop` gets the files. While `canDrop` returns false the cursor says so, and a drop does nothing.
 */
function useFileDrag({
  canDrop,
  onDrop,
}: {
  canDrop: () => boolean;
  onDrop: (files: File[]) => void;
}): boolean {
  const [over, setOver] = useState(false);

  const hover = useEffectEvent((event: DragEvent) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    const allowed = canDrop();
    if (event.dataTransfer)
      event.dataTransfer.dropEffect = allowed ? "copy" : "none";
    setOver(allowed);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Going from one element of the page to another has a related target.
    if (!event.relatedTarget) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!bringsFiles(event)) return;
    event.preventDefault();
    if (canDrop()) onDrop([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("dragenter", (event) => hover(event), { signal });
    window.addEventListener("dragover", (event) => hover(event), { signal });
    window.addEventListener("dragleave", (event) => leave(event), { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => ended.abort();
  }, []);

  return over;
}

/** Leaves text dragged between fields to the browser. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** The error for anything but one budget file. */
const SEVERAL = "Solte um arquivo de cada vez. Nenhum foi aberto.";
const OTHER_KIND =
  "Só arquivos .json de orçamento podem ser abertos aqui. Nada mudou.";

/** The dropped .json file, or the error text when it is not one. */
function droppedFile(
  files: readonly File[],
): { ok: true; file: File } | { ok: false; error: string } {
  const [file] = files;
  if (files.length > 1) return { ok: false, error: SEVERAL };
  if (!file || !isJson(file)) return { ok: false, error: OTHER_KIND };
  return { ok: true, file };
}

/** Some systems have no type for .json, others give its type to a file with another ending. */
function isJson({ name, type }: File): boolean {
  return /\.json$/i.test(name) || type === "application/json";
}
