import { useRef, useState, type ChangeEvent } from "react";
import type { ReadBudgetFile } from "shared-contracts/budget-file/read-budget-file";
import { useAppState } from "shared-contracts/federation/app-state";
import { withoutSale } from "shared-contracts/entities/budget-copy";
import { withNotes } from "shared-contracts/formats/with-notes";
import { readerOf, type Importer } from "./import-readers.ts";
import { useReplaceBudget } from "../useReplaceBudget.ts";

/** The number of bytes to read: enough to exceed the limit of 5 MB. */
const READ_AT_MOST = 5 * 1024 * 1024 + 4;

/** A larger file takes so long to read that a notice says so. */
const LARGE_FILE = 256 * 1024;

/** The notice while a large file is read. */
export const READING_TEXT = "Lendo arquivo…";

/**
 * Opens a .json file as the working budget. Nothing changes unless the whole file is valid; the replaced budget can be
 * restored, and an error stays until closed and offers to pick another file. Reads one file at a time, in one task;
 * `isLarge` while that takes a moment. `onImported` is called after a success. [import-all-or-nothing]
 */
export function useImportBudget(importer: Importer, onImported?: () => void) {
  const { store, notify, withdrawNotices } = useAppState();
  const replaceBudget = useReplaceBudget();
  const input = useRef<HTMLInputElement>(null);
  const isReading = useRef(false);
  const [reading, setReading] = useState<{ isLarge: boolean } | null>(null);

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
    withdrawNotices("opening");
    const isLarge = file.size > LARGE_FILE;
    setReading({ isLarge });
    const { loadCount } = store;
    if (isLarge) await drawn();
    const read = await readFile(file, importer);
    isReading.current = false;
    setReading(null);
    if (!read.ok) return refuse(read.error);
    // A budget opened meanwhile is the user's later choice.
    if (store.loadCount !== loadCount) return;
    replaceBudget(
      () => store.load(withoutSale(read.budget), { name: read.name }),
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
    isLarge: reading?.isLarge === true,
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

/** Resolves after the next paint. */
function drawn(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(resolve)),
  );
}

async function readFile(
  file: File,
  importer: Importer,
): Promise<ReadBudgetFile> {
  try {
    const bytes = new Uint8Array(
      await file.slice(0, READ_AT_MOST).arrayBuffer(),
    );
    const read = await readerOf(importer);
    return read(bytes, file.name);
  } catch (error) {
    console.error(error);
    return { ok: false, error: "Erro ao ler arquivo" };
  }
}
