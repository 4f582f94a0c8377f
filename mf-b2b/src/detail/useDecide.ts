import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { RECEIVED_BUDGETS_KEY } from "../request/useReceivedBudgets.ts";

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

export type Decision = keyof typeof DECISIONS;

/**
 * Approves or rejects a pending request, or deletes any. The list is loaded again after a refusal too: it means that
 * the request has changed.
 */
export function useDecide(decision: Decision) {
  const { client, queryClient, notify, withdrawNotices } = useCoreState();
  const { call, done, failed } = DECISIONS[decision];
  return useMutation({
    mutationFn: ({ id }: ReceivedBudget) =>
      client.call(call, { params: { id } }),
    // Offline it fails with a reason instead of waiting in silence.
    networkMode: "always",
    onMutate: () => withdrawNotices("decision"),
    onSuccess: () => notify(done),
    onError: (error) =>
      notify({
        text: `${failed}: ${error.message}`,
        tone: "error",
        about: "decision",
      }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: RECEIVED_BUDGETS_KEY }),
  });
}
