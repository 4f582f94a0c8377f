import CircleCheck from "lucide-react/icons/circle-check";
import Send from "lucide-react/icons/send";
import { formatMoney } from "shared-contracts/formats/money";
import { Dialog } from "shared-ui/dialog/Dialog";
import type { SavedCopy } from "../proposal/useSavedCopy.ts";
import { ChoiceList } from "../save-card/ChoiceList.tsx";

export interface ApprovalDialogProps {
  /** The budget to approve, which has another total than its last sending. */
  copy: SavedCopy;
  /** Gets the total that the client accepted, in reais. */
  onApprove: (copy: SavedCopy, total: number) => void;
  onCancel: () => void;
}

/** Asks which total the client accepted. */
export function ApprovalDialog({
  copy,
  onApprove,
  onCancel,
}: ApprovalDialogProps) {
  const sent = copy.followUp.sent.at(-1)?.totalFinal ?? copy.totalFinal;
  return (
    <Dialog
      open
      title="Qual valor foi aprovado?"
      description="O orçamento mudou depois do envio."
      onClose={onCancel}
    >
      <ChoiceList
        onCancel={onCancel}
        choices={[
          {
            icon: Send,
            label: `Aprovar a enviada (${formatMoney(sent)})`,
            note: "O que o cliente recebeu",
            onChoose: () => onApprove(copy, sent),
          },
          {
            icon: CircleCheck,
            label: `Aprovar a atual (${formatMoney(copy.totalFinal)})`,
            note: "O que está salvo agora",
            onChoose: () => onApprove(copy, copy.totalFinal),
          },
        ]}
      />
    </Dialog>
  );
}
