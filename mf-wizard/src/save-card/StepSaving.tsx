import { useEffect } from "react";
import type { BudgetSaving } from "../saving/budget-saving.ts";
import { useSaveBudget } from "../saving/useSaveBudget.ts";
import { SaveQuestions } from "./SaveQuestions.tsx";

interface StepSavingProps {
  asked: number;
  /** Gets what is saving. */
  onSaving: (saving: BudgetSaving) => void;
}

/** Saving from a step without save buttons: saves as Ctrl+S does whenever `asked` changes; the result is a notice. */
export function StepSaving({ asked, onSaving }: StepSavingProps) {
  const saving = useSaveBudget({ line: false });
  useEffect(() => {
    onSaving(saving);
    saving.pressKey();
  }, [saving, asked, onSaving]);
  return <SaveQuestions saving={saving} />;
}
