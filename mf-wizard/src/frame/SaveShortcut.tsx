import { useState, type ComponentType } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { BUDGET_NAME_ID } from "../saving/budget-name-id.ts";
import { markFresh } from "../rows/fresh-models.ts";
import { NAME_MISSING } from "../saving/name-missing.ts";
import { useSaveKey } from "../saving/useSaveKey.ts";

interface Questions {
  Ask: ComponentType<{ asked: number }>;
  asked: number;
}

/** Ctrl+S on a step without save buttons. It checks the name first: without one it focuses the name's field. */
export function SaveShortcut() {
  const { store, notify } = useAppState();
  const navigate = useNavigate();
  const [questions, setQuestions] = useState<Questions | null>(null);

  function leadToName() {
    notify({ text: NAME_MISSING, tone: "error", about: "save" });
    const field = document.getElementById(BUDGET_NAME_ID);
    if (field) return field.focus();
    markFresh(store.event);
    void navigate("/event");
  }

  useSaveKey(() => {
    if (store.name.trim() === "") return leadToName();
    // Saving is a separate download, so that a first step does not wait for it.
    void import("../save-card/StepSaving.tsx").then(
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
  });

  return questions && <questions.Ask asked={questions.asked} />;
}
