import { useRef, useState, type ChangeEvent } from "react";
import { withNotes } from "shared-contracts/budget-file/reading";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useAppState } from "shared-contracts/federation/app-state";
import { inTurns } from "shared-contracts/turns/turns";
import { readerOf, type Importer } from "./import-readers.ts";
import { importing } from "./importing.ts";
import { readingShare } from "./reading-share.ts";
import { useReplaceBudget } from "shared-contracts/federation/useReplaceBudget";

/** The most that is read of a file: enough for the reader to see that it is over the limit of 5 MB. */
const READ_AT_MOST = 5 * 1024 * 1024 + 4;

/**
 * Opens a .json file as the working budget. Nothing changes unless the whole file passes; what was open can be taken back,
 * and an error stays until closed and offers to pick another file. One file at a time is read, in turns: the page stays usable,
 * and `share` tells how far it is once that takes a while. `onImported` follows a success.
 */
export function useImportBudget(importer: Importer, onImported?: () => void) {
  const { store, notify, withdrawNotices } = useAppState();
  const replaceBudget = useReplaceBudget();
  const input = useRef<HTMLInputElement>(null);
  const isReading = useRef(false);
  const [reading, setReading] = useState<{ share: number | null } | null>(null);

  function refuse(text: string) {
    notify({
      text,
      tone: "error",
      about: "opening",
      action: { label: "Escolher outro", run: pick },
    });
  }

  function pick() {
    try {
      if (!input.current) throw new Error("The file input has left the page.");
      input.current.showPicker();
    } catch (error) {
      console.error(error);
      notify({
        text: "Erro ao abrir seletor de arquivo",
        tone: "error",
        about: "opening",
      });
    }
  }

  async function take(file: File) {
    if (isReading.current) return;
    isReading.current = true;
    withdrawNotices?.("opening");
    setReading({ share: null });
    const { loadCount } = store;
    const read = await readFile(file, importer, store, (share) =>
      setReading({ share }),
    );
    isReading.current = false;
    setReading(null);
    if (!read.ok) return refuse(read.error);
    // What was opened meanwhile was asked for later than the file.
    if (store.loadCount !== loadCount) return;
    replaceBudget(
      read.put,
      withNotes(
        `Orçamento importado com sucesso! Arquivo: ${file.name}`,
        read.notes,
      ),
    );
    onImported?.();
  }

  return {
    pick,
    take,
    refuse,
    isReading: reading !== null,
    share: reading?.share ?? null,
    inputProps: {
      ref: input,
      type: "file",
      accept: ".json,application/json",
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const file = event.target.files?.[0];
        // Emptied before reading, so that the same file can be picked again.
        if (file) void take(file);
        event.target.value = "";
      },
    },
  } as const;
}

/** Reads a file and makes the store ready for it; `put` puts it in the working budget's place. */
async function readFile(
  file: File,
  importer: Importer,
  store: BudgetStore,
  tell: (share: number) => void,
) {
  try {
    const bytes = new Uint8Array(
      await file.slice(0, READ_AT_MOST).arrayBuffer(),
    );
    const reading = await readerOf(importer);
    return await inTurns(
      importing(reading(bytes, file.name), store),
      readingShare(bytes.length, tell),
    );
  } catch (error) {
    console.error(error);
    return { ok: false, error: "Erro ao ler arquivo" } as const;
  }
}
