import type { BudgetSaving } from "../saving/budget-saving.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { SaveDialog } from "./SaveDialog.tsx";

/** The dialogs of saving: how to save, and a version saved elsewhere. */
export function SaveQuestions({ saving }: { saving: BudgetSaving }) {
  return (
    <>
      <SaveDialog saving={saving} />
      <ConflictDialog saving={saving} />
    </>
  );
}
