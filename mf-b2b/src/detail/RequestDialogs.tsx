import { useMemo, useState } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { formatMoney } from "shared-contracts/formats/money";
import { useEditRequest } from "../edit/useEditRequest.ts";
import { DecisionQuestion } from "./DecisionQuestion.tsx";
import type { Decision } from "./useDecide.ts";
import { readRequest } from "shared-contracts/entities/read-request";
import { clientOf } from "../request/request-words.ts";
import { DetailDialog } from "./DetailDialog.tsx";

export interface RequestDialogsProps {
  received: ReceivedBudget;
  onClose: () => void;
}

/** One open request: its details, and a question before each irreversible action. */
export function RequestDialogs({ received, onClose }: RequestDialogsProps) {
  const request = useMemo(() => readRequest(received.dados), [received.dados]);
  const [question, setQuestion] = useState<Decision | "edit" | null>(null);
  const editRequest = useEditRequest();
  if (!request) return null;
  const client = clientOf(received, request);
  const back = () => setQuestion(null);

  if (question === "edit")
    return (
      <ConfirmDialog
        open
        tone="neutral"
        title="Deseja editar mesmo assim?"
        confirmLabel="Editar"
        onConfirm={() => editRequest(received)}
        onCancel={back}
      >
        O pedido de {client} já foi{" "}
        {received.status === "ACCEPTED" ? "aprovado" : "rejeitado"}. Editar não
        muda a situação dele.
        {received.totalFinal > 0 &&
          ` Ao salvar, o valor de ${formatMoney(received.totalFinal)} será substituído; ele continua nos detalhes do pedido.`}
      </ConfirmDialog>
    );

  if (question)
    return (
      <DecisionQuestion
        decision={question}
        received={received}
        client={client}
        onDone={onClose}
        onCancel={back}
      />
    );

  return (
    <DetailDialog
      received={received}
      request={request}
      onDecide={setQuestion}
      onEdit={() =>
        received.status === "PENDING"
          ? editRequest(received)
          : setQuestion("edit")
      }
      onClose={onClose}
    />
  );
}
