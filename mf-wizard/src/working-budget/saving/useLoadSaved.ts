import { useAppState } from "shared-contracts/federation/app-state";
import { readBudget } from "shared-contracts/platform/rules";
import { withNotes } from "shared-contracts/formats/with-notes";
import { useReplaceBudget } from "../useReplaceBudget.ts";
import { withDetail } from "shared-contracts/formats/with-detail";
import type { BudgetSaving } from "./budget-saving.ts";

/** Puts the saved version of the budget being edited in the place of the working one; that can be undone. */
export function useLoadSaved(saving: BudgetSaving) {
  const { store, notify, withdrawNotices } = useAppState();
  const replaceBudget = useReplaceBudget();
  return async function loadSaved(): Promise<void> {
    withdrawNotices("opening");
    const { loadCount } = store;
    const saved = saving.theirs ?? (await saving.findTheirs());
    if (store.loadCount !== loadCount) return;
    const read = readBudget(saved?.dados);
    if (!saved || !read.ok) {
      const reason = saved && !read.ok ? read.reason : "";
      const text = withDetail("Erro ao carregar orçamento", reason);
      return notify({ text, tone: "error", about: "opening" });
    }
    const { id, nome: name, versao = null } = saved;
    const source = saving.isOverRequest
      ? { receivedId: id, receivedVersion: versao, name }
      : { id, version: versao, name };
    replaceBudget(
      () => store.load(read.budget, source),
      withNotes("Orçamento carregado com sucesso!", read.notes),
    );
  };
}
