import { useRef, useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation } from "shared-contracts/platform/query";
import { runInAction } from "shared-contracts/platform/state";
import { toReais } from "shared-contracts/pricing/money";
import { SAVED_BUDGETS_KEY } from "./saved-budgets-query.ts";

/** The name a budget is saved under when the user types none: the one of the open budget (decision 25). */
export function currentName(store: {
  name: string;
  editingBudgetName: string;
}): string {
  return (
    store.name.trim() || store.editingBudgetName.trim() || "Orçamento sem nome"
  );
}

/** Saves the working budget as a new one, which is then being edited: the copy function (decision 25). Call it with the name as typed. */
export function useSaveAsNew() {
  const { client, store, session, queryClient, notify } = useAppState();
  const lastTry = useRef({ content: "", key: "" });
  const [retryText, setRetryText] = useState<string | null>(null);
  const mutation = useMutation({
    async mutationFn(typedName: string) {
      if (session.userId === "anonymous")
        throw new Error("Faça login para salvar");
      await client.call("health").catch(() => {
        throw new Error(
          "Erro de conectividade com o servidor. Verifique sua conexão.",
        );
      });
      const { revision, loadCount } = store;
      const nome = typedName.trim() || currentName(store);
      const body = {
        nome,
        dados: store.toBudget(),
        totalFinal: toReais(store.totals.total),
      };
      // Pressed again after a failure it is the same action, unless something changed (decision 2).
      const content = JSON.stringify(body);
      if (lastTry.current.content !== content)
        lastTry.current = { content, key: crypto.randomUUID() };
      const saved = await client.call("createBudget", {
        body,
        idempotencyKey: lastTry.current.key,
        onRetry: (attempt, attempts) =>
          setRetryText(`Tentando novamente (${attempt}/${attempts})…`),
      });
      lastTry.current = { content: "", key: "" };
      return { saved, revision, loadCount };
    },
    onSuccess({ saved: { id, nome, versao }, revision, loadCount }) {
      runInAction(() => {
        // A budget opened meanwhile is not the one that was saved.
        if (store.loadCount !== loadCount) return;
        const typedMeanwhile = store.revision !== revision;
        store.setName(nome);
        store.markSaved(
          id,
          nome,
          versao,
          typedMeanwhile ? revision : store.revision,
        );
      });
      void queryClient.invalidateQueries({ queryKey: SAVED_BUDGETS_KEY });
      notify({ text: "Orçamento salvo com sucesso!" });
    },
    onSettled: () => setRetryText(null),
  });
  return { ...mutation, retryText };
}
