import { type ComponentType, type ReactNode, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { BUDGET_NAME_ID } from "../working-budget/saving/budget-name-id.ts";
import type { BudgetSaving } from "../working-budget/saving/budget-saving.ts";
import { stepSessionOf } from "../steps/rows/step-session.ts";
import { NAME_MISSING } from "../working-budget/saving/name-missing.ts";
import { StepSaveContext } from "../working-budget/saving/step-save.ts";
import { useSaveKey } from "../working-budget/saving/useSaveKey.ts";

interface Questions {
  Ask: ComponentType<{
    asked: number;
    onSaving: (saving: BudgetSaving) => void;
  }>;
  asked: number;
}

/** Salvar and Ctrl+S on the steps, which check the name first: without one they focus its field. */
export function SaveArea({
  hasButtons,
  children,
}: {
  /** The page saves by itself. */
  hasButtons: boolean;
  children: ReactNode;
}) {
  const { store, notify } = useAppState();
  const navigate = useNavigate();
  const [questions, setQuestions] = useState<Questions | null>(null);
  const [saving, setSaving] = useState<BudgetSaving | null>(null);
  const [own, setOwn] = useState<BudgetSaving | null>(null);
  const [refusedLoad, setRefusedLoad] = useState<number | null>(null);

  function leadToName() {
    setRefusedLoad(store.loadCount);
    notify({ text: NAME_MISSING, tone: "error", about: "save" });
    const field = document.getElementById(BUDGET_NAME_ID);
    if (field) return field.focus();
    stepSessionOf(store).markFresh(store.event);
    void navigate("/event");
  }

  function save() {
    if (store.name.trim() === "") return leadToName();
    // Saving is a separate download, so that a first step does not wait for it.
    void import("../working-budget/save-questions/StepSaving.tsx").then(
      ({ StepSaving }) =>
        setQuestions((last) => ({
          Ask: StepSaving,
          asked: (last?.asked ?? 0) + 1,
        })),
      () =>
        notify({
          text: "Falha ao salvar orçamento",
          tone: "error",
          about: "save",
        }),
    );
  }

  useSaveKey(() => {
    if (!hasButtons) save();
  });
  return (
    <StepSaveContext
      value={
        hasButtons
          ? { save: own && own.press, saving: own, refusedLoad, setOwn }
          : { save, saving, refusedLoad, setOwn }
      }
    >
      {children}
      {questions && !hasButtons && (
        <questions.Ask asked={questions.asked} onSaving={setSaving} />
      )}
    </StepSaveContext>
  );
}
