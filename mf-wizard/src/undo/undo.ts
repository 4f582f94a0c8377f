import { createContext, use } from "react";
import type { WizardStepKey } from "shared-contracts/parts/wizard-steps";
import { WIZARD_STEPS } from "shared-contracts/platform/rules";

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
  undo: { nothing: "Nada para desfazer", last: "Última alteração" },
  redo: { nothing: "Nada para refazer", last: "Última desfeita" },
} as const;

/**
 * What would be undone or redone, by the step it is on: "Última alteração: Bebidas"; or that there is nothing.
 */
export function undoText(way: UndoWay, on: WizardStepKey | null): string {
  const step = WIZARD_STEPS.find(({ key }) => key === on);
  return step ? `${WORDS[way].last}: ${step.label}` : WORDS[way].nothing;
}
