import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { withNotes } from "shared-contracts/formats/with-notes";
import { useNavigate } from "shared-contracts/platform/router";
import { readBudget } from "shared-contracts/platform/rules";
import { stepSessionOf } from "../../steps/rows/step-session.ts";
import { OWN_TEMPLATES_KEY } from "shared-contracts/saved-budgets/own-templates";
import { useReplaceBudget } from "../../working-budget/useReplaceBudget.ts";

/** Starts a budget from a template of the account; that can be undone. One that cannot be read changes nothing. */
export function useStartTemplate() {
  const { client, store, queryClient, notify, withdrawNotices } = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();

  async function countUse(id: number) {
    try {
      await client.call("changeTemplate", {
        params: { id },
        body: { used: true },
      });
      await queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY });
    } catch (error) {
      // Only the order of the list depends on it.
      console.warn(error);
    }
  }

  return async function startTemplate({
    id,
    nome,
  }: OwnTemplate): Promise<void> {
    const { loadCount } = store;
    withdrawNotices("opening");
    try {
      const { dados } = await client.call("getTemplate", { params: { id } });
      // Another budget was opened meanwhile.
      if (store.loadCount !== loadCount) return;
      const read = readBudget(dados);
      if (!read.ok) throw new Error(read.reason);
      const text = `Orçamento começado do modelo ${nome}`;
      replaceBudget(() => store.load(read.budget), withNotes(text, read.notes));
      // A new budget starts with its name.
      stepSessionOf(store).markFresh(store.event);
      void navigate("/event");
      void countUse(id);
    } catch (error) {
      notify({
        tone: "error",
        text: withDetail("Erro ao carregar modelo", error),
        about: "opening",
      });
    }
  };
}
