import { useRef, type ChangeEvent } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { inTurns } from "shared-contracts/turns/turns";
import { useReplaceBudget } from "./useReplaceBudget.ts";

/** The most that is read of a file: enough for the reader to see that it is over the limit of 5 MB (decision 28). */
const READ_AT_MOST = 5 * 1024 * 1024 + 4;

/** Which reader's texts the user gets: the step pages have their own (decision 28). */
export type Importer = "page" | "shared";

/**
 * Opens a .json file as the working budget. Nothing changes unless the whole file passes; what was open can be taken back,
 * and an error stays until closed and offers to pick another file. `onImported` follows a success.
 */
export function useImportBudget(importer: Importer, onImported?: () => void) {
  const { store, notify } = useAppState();
  const replaceBudget = useReplaceBudget();
  const input = useRef<HTMLInputElement>(null);

  function refuse(text: string) {
    notify({
      text,
      tone: "error",
      action: { label: "Escolher outro", run: pick },
    });
  }

  function pick() {
    try {
      if (!input.current) throw new Error("The file input has left the page.");
      input.current.showPicker();
    } catch (error) {
      console.error(error);
      notify({ text: "Erro ao abrir seletor de arquivo", tone: "error" });
    }
  }

  async function take(file: File) {
    const read = await readFile(file, importer);
    if (!read.ok) return refuse(read.error);
    replaceBudget(
      () => store.load(read.budget, { name: read.name }),
      `Orçamento importado com sucesso! Arquivo: ${file.name}`,
    );
    onImported?.();
  }

  return {
    pick,
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

async function readFile(file: File, importer: Importer) {
  try {
    const text = await file.slice(0, READ_AT_MOST).text();
    if (importer === "page") {
      const { readingPageImport } =
        await import("shared-contracts/budget-file/page-import");
      return await inTurns(readingPageImport(text, file.name));
    }
    const { readingBudgetFile } =
      await import("shared-contracts/budget-file/read-budget-file");
    return await inTurns(readingBudgetFile(text, file.name));
  } catch (error) {
    console.error(error);
    return { ok: false, error: "Erro ao ler arquivo" } as const;
  }
}
