import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import type { ReplacedBudget } from "shared-contracts/federation/core-services";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { useNavigate } from "shared-contracts/platform/router";
import { OWN_TEMPLATES_KEY } from "shared-contracts/saved-budgets/own-templates";
import { type Base, readBase } from "./bases.ts";

const FAILED = "Erro ao carregar detalhes do orçamento";

/**
 * Three ways to make a request, or its proposal, the working budget, each of which can be undone. What cannot be read
 * changes nothing and says why.
 */
export function useOpenRequest() {
  const { client, queryClient, replaceBudget, notify, withdrawNotices } =
    useCoreState();
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: async (open: () => Promise<string>) => navigate(await open()),
    // Offline it fails with a reason instead of waiting.
    networkMode: "always",
    onMutate: () => withdrawNotices("opening"),
    onError: ({ message }) =>
      notify({
        text: `${FAILED}: ${message}`,
        tone: "error",
        about: "opening",
      }),
  });

  async function replace(dados: unknown, budget: ReplacedBudget) {
    const replaced = await replaceBudget(dados, budget);
    if (!replaced.ok) throw new Error(replaced.reason);
  }

  /** Edits the request itself: a save goes over it. */
  const edit = ({ id, nome, dados, versao }: ReceivedBudget) =>
    opening.mutate(async () => {
      await replace(dados, {
        name: nome,
        receivedId: id,
        receivedVersion: versao ?? null,
        text: "Orçamento carregado para edição!",
      });
      return "/event";
    });

  /** Makes a budget of the request's client and the base's items and prices. */
  const build = (
    { id, nome, dados, versao }: ReceivedBudget,
    { base, client: name }: { base: Base; client: string },
  ) =>
    opening.mutate(async () => {
      const from = await readBase(client, base);
      const prices = from.name && ` Os preços vêm de ${from.name}.`;
      await replace(dados, {
        name: nome,
        receivedId: id,
        receivedVersion: versao ?? null,
        base: from.dados,
        text: `Pedido de ${name} aberto.${prices}`,
      });
      if (base.kind === "template")
        void queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY });
      return "/event";
    });

  /** Opens the proposal that answers a request. */
  const openProposal = ({ id }: SavedBudgetSummary) =>
    opening.mutate(async () => {
      const saved = await client.call("getBudget", { params: { id } });
      await replace(saved.dados, {
        id,
        name: saved.nome,
        version: saved.versao ?? null,
        text: "Orçamento carregado com sucesso!",
      });
      return "/results";
    });

  return { edit, build, openProposal, isOpening: opening.isPending };
}
