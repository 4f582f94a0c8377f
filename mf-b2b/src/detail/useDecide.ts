import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import {
  RECEIVED_BUDGETS_KEY,
  RECEIVED_SUMMARIES_KEY,
} from "shared-contracts/saved-budgets/received-summaries";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";

/** The call of each decision about a request, and its notices. */
const DECISIONS = {
  approve: {
    call: "approveReceivedBudget",
    done: { text: "Orçamento aprovado com sucesso!", tone: "success" },
    failed: "Erro ao aprovar orçamento",
  },
  reject: {
    call: "rejectReceivedBudget",
    done: { text: "Orçamento rejeitado", tone: "info" },
    failed: "Erro ao rejeitar orçamento",
  },
  delete: {
    call: "deleteReceivedBudget",
    done: { text: "Pedido excluído", tone: "info" },
    failed: "Erro ao excluir pedido",
  },
} as const;

const WAITS =
  "Sem conexão: guardado neste aparelho e enviado quando a internet voltar.";

export type Decision = keyof typeof DECISIONS;

/**
 * Approves or rejects the pending request of a client, or deletes any; the notice names the proposal that follows. The list is loaded again after a refusal too: it means that
 * the request has changed.
 */
export function useDecide(decision: Decision, name: string) {
  const { client, kept, queryClient, notify, withdrawNotices } = useCoreState();
  const { call, done, failed } = DECISIONS[decision];
  return useMutation({
    mutationFn: ({ id, versao }: ReceivedBudget) =>
      client.call(call, { params: { id }, ifMatch: versao ?? null }),
    // The outbox says that it waits, or why it cannot.
    networkMode: "always",
    onMutate: () => withdrawNotices("decision"),
    onSuccess: (answer) =>
      notify(
        answer.success
          ? { ...done, text: done.text + followed(name, answer) }
          : { text: WAITS, tone: "info" },
      ),
    onError: (error) =>
      notify({
        text: `${failed}: ${error.message}`,
        tone: "error",
        about: "decision",
      }),
    onSettled() {
      kept.expire("listBudgetSummaries");
      for (const queryKey of [RECEIVED_SUMMARIES_KEY, SAVED_BUDGETS_KEY])
        void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: RECEIVED_BUDGETS_KEY });
    },
  });
}

/** " Pedido de Marina Alves aprovado, proposta Casamento Marina agora Aprovada."; empty where no proposal changed. */
function followed(
  client: string,
  answer: ResponseOf<Endpoints["approveReceivedBudget"]>,
): string {
  if (!answer.proposal) return "";
  const { nome, status } = answer.proposal;
  const [request, offer] =
    status === "aprovada" ? ["aprovado", "Aprovada"] : ["rejeitado", "Perdida"];
  return ` Pedido de ${client} ${request}, proposta ${nome} agora ${offer}.`;
}
