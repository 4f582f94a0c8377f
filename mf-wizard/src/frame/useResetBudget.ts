import { useEffect, useRef } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { BUDGET_NAME_ID } from "../working-budget/saving/budget-name-id.ts";
import { stepSessionOf } from "../steps/rows/step-session.ts";
import { useReplaceBudget } from "../working-budget/useReplaceBudget.ts";

/** The five ways to leave the working budget for another. */
export type ResetName =
  "startNew" | "blank" | "sample100" | "defaults" | "clearAll";

/** The text of the notice that offers to undo the reset. */
const TEXTS: Record<ResetName, string> = {
  startNew: "Novo orçamento começado",
  blank: "Modelo vazio carregado",
  sample100: "Modelo de 100 pessoas carregado",
  defaults: "Valores padrão restaurados",
  clearAll: "Tudo limpo",
};

/** The pause before the empty template, in ms. */
const BLANK_DELAY_MS = 100;

/** Replaces the working budget, which is backed up and can be restored. Starting a budget opens its first step. */
export function useResetBudget() {
  const { store, draft } = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const acts: Record<ResetName, () => void> = {
    startNew() {
      store.startNew();
      draft.clear();
    },
    blank: () => store.loadTemplate("blank"),
    sample100: () => store.loadTemplate("sample100"),
    defaults: () => store.resetToDefaults(),
    clearAll() {
      store.loadTemplate("blank");
      draft.clearUnlessChanged();
    },
  };

  function reset(name: ResetName) {
    replaceBudget(acts[name], TEXTS[name]);
    const stays = name === "defaults" || name === "clearAll";
    if (stays) return;
    focusName();
    void navigate("/event");
  }

  /** A new budget starts with its name, which a template leaves empty. */
  function focusName() {
    const field = document.getElementById(BUDGET_NAME_ID);
    if (field) field.focus();
    else stepSessionOf(store).markFresh(store.event);
  }

  return function resetBudget(name: ResetName): void {
    clearTimeout(timer.current);
    if (name === "blank")
      timer.current = setTimeout(reset, BLANK_DELAY_MS, name);
    else reset(name);
  };
}
