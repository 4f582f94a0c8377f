import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useMutation } from "shared-contracts/platform/query";
import { RECEIVED_BUDGETS_KEY } from "../request/useReceivedBudgets.ts";

/** What is done to a request, and what the user then reads. */
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

/**
 * Approves or rejects a pending request, or deletes any. Either way the list is loaded again: a refusal says that it is
 * no longer what it was.
 */
export function useDecide(decision: keyof typeof DECISIONS) {
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
