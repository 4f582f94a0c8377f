import { createContext, use, useEffect } from "react";
import type { BudgetSaving } from "./budget-saving.ts";

/** Saving from a step. */
export interface StepSave {
  /** Does what Ctrl+S does; null on a page that saves by itself, until that said how. */
  save: (() => void) | null;
  /** How it goes; null before the first save, whose code is loaded then. */
  saving: BudgetSaving | null;
  /** The `loadCount` of the budget whose save was last refused for its missing name. */
  refusedLoad: number | null;
  /** Receives how a page saves by itself. */
  setOwn: (saving: BudgetSaving | null) => void;
}

/** Provided by the frame around the steps. */
export const StepSaveContext = createContext<StepSave>({
  save: null,
  saving: null,
  refusedLoad: null,
  setOwn: () => undefined,
});

export const useStepSave = (): StepSave => use(StepSaveContext);

/** Lets Salvar of the frame save as the page does. */
export function useOwnSaving(saving: BudgetSaving): void {
  const { setOwn } = useStepSave();
  useEffect(() => {
    setOwn(saving);
    return () => setOwn(null);
  }, [setOwn, saving]);
}
