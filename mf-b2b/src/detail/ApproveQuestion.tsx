import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { formatMoney } from "shared-contracts/formats/money";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { useDecide } from "./useDecide.ts";

export interface ApproveQuestionProps {
  received: ReceivedBudget;
  client: string;
  onApproved: () => void;
  onCancel: () => void;
}

/** Asks before a request is approved, which cannot be undone: at which value, or that there is none yet. */
export function ApproveQuestion({
  received,
  client,
  onApproved,
  onCancel,
}: ApproveQuestionProps) {
  const approve = useDecide("approve");
  const { totalFinal } = received;
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title="Deseja aprovar?"
      confirmLabel="Aprovar"
      busy={approve.isPending}
      busyLabel="Aprovando..."
      onConfirm={() =>
        approve.mutate(received, { onSuccess: onApproved, onError: onCancel })
      }
      onCancel={onCancel}
    >
      {totalFinal > 0
        ? `O pedido de ${client} será aprovado por ${formatMoney(totalFinal)}.`
        : `O pedido de ${client} ainda está a orçar: será aprovado sem valor.`}{" "}
      Esta ação não pode ser desfeita.
    </ConfirmDialog>
  );
}
