import { useEffect } from "react";
import { useSaveBudget } from "../saving/useSaveBudget.ts";
import { SaveQuestions } from "./SaveQuestions.tsx";

/** Saving from a step without save buttons: saves as Ctrl+S does whenever `asked` changes; the result is a notice. */
export function StepSaving({ asked }: { asked: number }) {
  const saving = useSaveBudget({ line: false });
  useEffect(() => saving.pressKey(), [saving, asked]);
  return <SaveQuestions saving={saving} />;
}
