import type { BudgetSaving } from "../saving/budget-saving.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { SaveDialog } from "./SaveDialog.tsx";

/** What saving asks: how to save, and what to do about a version saved elsewhere. */
export function SaveQuestions({ saving }: { saving: BudgetSaving }) {
  return (
    <>
      <SaveDialog saving={saving} />
      <ConflictDialog saving={saving} />
    </>
  );
}
