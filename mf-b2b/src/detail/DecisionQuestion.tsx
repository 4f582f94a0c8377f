import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { formatMoney } from "shared-contracts/formats/money";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import { type Decision, useDecide } from "./useDecide.ts";

export interface DecisionQuestionProps {
  decision: Decision;
  received: ReceivedBudget;
  client: string;
  /** What it is approved for, in reais. */
  price: number;
  onDone: () => void;
  onCancel: () => void;
}

const QUESTIONS = {
  approve: {
    title: "Deseja aprovar?",
    confirmLabel: "Aprovar",
    busyLabel: "Aprovando...",
    tone: "neutral",
  },
  reject: {
    title: "Deseja rejeitar?",
    confirmLabel: "Rejeitar",
    busyLabel: "Rejeitando...",
  },
  delete: {
    title: "Deseja Excluir?",
    confirmLabel: "Excluir",
    busyLabel: "Excluindo...",
  },
} as const;

/** Asks the user before a request is approved, rejected or deleted. */
export function DecisionQuestion({
  decision,
  received,
  client,
  price,
  onDone,
  onCancel,
}: DecisionQuestionProps) {
  const { mutate, isPending } = useDecide(decision, client);
  return (
    <ConfirmDialog
      open
      {...QUESTIONS[decision]}
      busy={isPending}
      onConfirm={() =>
        mutate(received, { onSuccess: onDone, onError: onCancel })
      }
      onCancel={onCancel}
    >
      O pedido de {client} {outcome(decision, price)} Esta ação não pode ser
      desfeita.
    </ConfirmDialog>
  );
}

function outcome(decision: Decision, price: number): string {
  if (decision === "reject") return "será rejeitado.";
  if (decision === "delete")
    return "e os dados de contato dele serão apagados.";
  return `será aprovado por ${formatMoney(price)}.`;
}
