import { useEffect, useRef } from "react";
import type { TemplateName } from "shared-contracts/budget-store/budget-store";
import { useAppState } from "shared-contracts/federation/app-state";
import { useNavigate } from "shared-contracts/platform/router";
import { useReplaceBudget } from "./useReplaceBudget.ts";

const TEXTS: Record<TemplateName, string> = {
  blank: "Modelo vazio carregado",
  sample100: "Modelo de 100 pessoas carregado",
};

/** The pause before the empty template, in ms (section 4, "Reset variants"). */
const BLANK_DELAY_MS = 100;

/** Starts another budget from a template and goes to its first step; the open one can be taken back. */
export function useStartFromTemplate() {
  const { store } = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function start(template: TemplateName) {
    replaceBudget(() => store.loadTemplate(template), TEXTS[template]);
    void navigate("/event");
  }

  return function startFromTemplate(template: TemplateName): void {
    clearTimeout(timer.current);
    if (template === "sample100") start(template);
    else timer.current = setTimeout(start, BLANK_DELAY_MS, template);
  };
}
