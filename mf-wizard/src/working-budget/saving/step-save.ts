import { createContext, use } from "react";
import type { BudgetSaving } from "./budget-saving.ts";

/** Saving from a step. */
export interface StepSave {
  /** Does what Ctrl+S does; null on a page with save buttons. */
  save: (() => void) | null;
  /** How it goes; null before the first save, whose code is loaded then. */
  saving: BudgetSaving | null;
  /** The `loadCount` of the budget whose save was last refused for its missing name. */
  refusedLoad: number | null;
}

/** Provided by the frame around the steps. */
export const StepSaveContext = createContext<StepSave>({
  save: null,
  saving: null,
  refusedLoad: null,
});

export const useStepSave = (): StepSave => use(StepSaveContext);
