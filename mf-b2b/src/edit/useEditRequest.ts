import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { withNotes } from "shared-contracts/budget-file/reading";
import { useAppState } from "shared-contracts/federation/app-state";
import { useReplaceBudget } from "shared-contracts/federation/useReplaceBudget";
import { useNavigate } from "shared-contracts/platform/router";
import { budgetOfRequest } from "./budget-of-request.ts";

/** Makes a request the working budget and goes to its first step; that can be taken back. One that cannot be read changes nothing. */
export function useEditRequest() {
  const { store, notify } = useAppState();
  const replaceBudget = useReplaceBudget();
  const navigate = useNavigate();
  return function editRequest(received: ReceivedBudget): void {
    const { id, nome, dados, versao = null } = received;
    const read = budgetOfRequest(dados);
    if (!read.ok) {
      const text = `Erro ao carregar detalhes do orçamento: ${read.reason}`;
      return notify({ text, tone: "error" });
    }
    replaceBudget(
      () =>
        store.load(read.budget, {
          name: nome,
          receivedId: id,
          receivedVersion: versao,
        }),
      withNotes("Orçamento carregado para edição!", read.notes),
    );
    void navigate("/event");
  };
}
