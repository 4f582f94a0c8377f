import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useNavigate } from "shared-contracts/platform/router";

/**
 * Makes a request the working budget and goes to its first step; that can be undone. One that cannot be read
 * changes nothing.
 */
export function useEditRequest() {
  const { replaceBudget, notify } = useCoreState();
  const navigate = useNavigate();
  return async function editRequest(received: ReceivedBudget): Promise<void> {
    const { id, nome, dados, versao = null } = received;
    const replaced = await replaceBudget(dados, {
      name: nome,
      receivedId: id,
      receivedVersion: versao,
      text: "Orçamento carregado para edição!",
    });
    if (!replaced.ok) {
      const text = `Erro ao carregar detalhes do orçamento: ${replaced.reason}`;
      return notify({ text, tone: "error" });
    }
    void navigate("/event");
  };
}
