import { createContext, use } from "react";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { editedWords, nameInWords } from "./edited-words.ts";

/** Taking back, and making again. */
export type UndoWay = "undo" | "redo";

/** Provided by `UndoArea`. */
export const UndoContext = createContext<(way: UndoWay) => void>(() => {
  throw new Error(
    "Nothing can be undone outside UndoArea: put the button inside it, so that the step can come up.",
  );
});

/** Takes back the last edit, or makes it again, as the keys do. */
export function useUndo(): (way: UndoWay) => void {
  return use(UndoContext);
}

const WORDS = {
  undo: { nothing: "Nada para desfazer", verb: "Desfazer" },
  redo: { nothing: "Nada para refazer", verb: "Refazer" },
} as const;

/** What would be undone or redone: "Desfazer: quantidade de Arroz branco"; or that there is nothing. */
export function undoText(way: UndoWay, store: BudgetStore): string {
  const { deletion, undoes, redoes } = store.history;
  const { nothing, verb } = WORDS[way];
  if (way === "undo" && deletion)
    return `Cancelar exclusão: ${nameInWords(deletion.of)}`;
  const edit = way === "undo" ? undoes : redoes;
  return edit ? `${verb}: ${editedWords(store, edit)}` : nothing;
}
