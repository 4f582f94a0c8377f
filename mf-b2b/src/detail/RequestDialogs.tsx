import { useMemo, useState } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { formatMoney } from "shared-contracts/formats/money";
import { useEditRequest } from "../edit/useEditRequest.ts";
import { ApproveQuestion } from "./ApproveQuestion.tsx";
import { useDecide } from "./useDecide.ts";
import { readRequest } from "shared-contracts/entities/read-request";
import { clientOf } from "../request/request-words.ts";
import { DetailDialog } from "./DetailDialog.tsx";

export interface RequestDialogsProps {
  received: ReceivedBudget;
  onClose: () => void;
}

/** One request on screen: its details, and the question before what cannot be undone or may surprise. */
export function RequestDialogs({ received, onClose }: RequestDialogsProps) {
  const request = useMemo(() => readRequest(received.dados), [received.dados]);
  const [question, setQuestion] = useState<
    "approve" | "reject" | "edit" | "delete" | null
  >(null);
  const reject = useDecide("reject");
  const remove = useDecide("delete");
  const editRequest = useEditRequest();
  if (!request) return null;
  const client = clientOf(received, request);
  const back = () => setQuestion(null);

  if (question === "approve")
    return (
      <ApproveQuestion
        received={received}
        client={client}
        onApproved={onClose}
        onCancel={back}
      />
    );

  if (question === "reject")
    return (
      <ConfirmDialog
        open
        title="Deseja rejeitar?"
        confirmLabel="Rejeitar"
        busy={reject.isPending}
        busyLabel="Rejeitando..."
        onConfirm={() =>
          reject.mutate(received, { onSuccess: onClose, onError: back })
        }
        onCancel={back}
      >
        O pedido de {client} será rejeitado. Esta ação não pode ser desfeita.
      </ConfirmDialog>
    );

  if (question === "delete")
    return (
      <ConfirmDialog
        open
        title="Deseja Excluir?"
        confirmLabel="Excluir"
        busy={remove.isPending}
        busyLabel="Excluindo..."
        onConfirm={() =>
          remove.mutate(received, { onSuccess: onClose, onError: back })
        }
        onCancel={back}
      >
        O pedido de {client} e os dados de contato dele serão apagados. Esta
        ação não pode ser desfeita.
      </ConfirmDialog>
    );

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

  return (
    <DetailDialog
      received={received}
      request={request}
      onApprove={() => setQuestion("approve")}
      onReject={() => setQuestion("reject")}
      onDelete={() => setQuestion("delete")}
      onEdit={() =>
        received.status === "PENDING"
          ? editRequest(received)
          : setQuestion("edit")
      }
      onClose={onClose}
    />
  );
}
