import { readBudget } from "shared-contracts/budget-file/read-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useReplaceBudget } from "../frame/useReplaceBudget.ts";

/** Puts the saved version of the budget being edited in the place of the working one; that can be taken back. */
export function useLoadSaved() {
  const { client, store, notify } = useAppState();
  const replaceBudget = useReplaceBudget();
  return async function loadSaved(): Promise<void> {
    const { editingBudgetId, loadCount } = store;
    try {
      const all = await client.call("listBudgets");
      const saved = all.find(({ id }) => id === editingBudgetId);
      const read = readBudget(saved?.dados);
      if (!saved || !read.ok) throw new Error("No readable saved version.");
      if (store.loadCount !== loadCount) return;
      const { id, nome, versao = null } = saved;
      replaceBudget(
        () => store.load(read.budget, { id, name: nome, version: versao }),
        "Orçamento carregado com sucesso!",
      );
    } catch (error) {
      console.error(error);
      notify({ text: "Erro ao carregar orçamento", tone: "error" });
    }
  };
}
