import CircleCheck from "lucide-react/icons/circle-check";
import Send from "lucide-react/icons/send";
import type { Chosen, SentProposal } from "shared-contracts/entities/sending";
import { formatMoney } from "shared-contracts/formats/money";
import { Dialog } from "shared-ui/dialog/Dialog";
import { optionName } from "../option-name.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import {
  type Choice,
  ChoiceList,
} from "../../working-budget/save-questions/ChoiceList.tsx";

/** What the client accepted: a total in reais, and the option where there was a choice. */
export interface Accepted {
  total: number;
  chosen?: Chosen;
}

export interface ApprovalDialogProps {
  /** The budget to approve: its proposal has options, or another total than its last sending. */
  copy: SavedCopy;
  onApprove: (copy: SavedCopy, accepted: Accepted) => void;
  onCancel: () => void;
}

/** An answer, and what it accepts. */
type AcceptedChoice = Omit<Choice, "onChoose"> & { accepted: Accepted };

const SENT = { icon: Send, note: "O que o cliente recebeu" };
const SAVED = { icon: CircleCheck, note: "O que está salvo agora" };

/** Asks what the client accepted. */
export function ApprovalDialog({
  copy,
  onApprove,
  onCancel,
}: ApprovalDialogProps) {
  const sent = copy.followUp.sent.at(-1);
  const isChanged = sent && sent.totalFinal !== copy.totalFinal;
  const choices = sent?.options
    ? optionChoices(copy, sent)
    : totalChoices(copy, sent);
  return (
    <Dialog
      open
      title={
        sent?.options ? "Qual opção foi aprovada?" : "Qual valor foi aprovado?"
      }
      description={isChanged ? "O orçamento mudou depois do envio." : undefined}
      onClose={onCancel}
    >
      <ChoiceList
        onCancel={onCancel}
        choices={choices.map(({ accepted, ...choice }) => ({
          ...choice,
          onChoose: () => onApprove(copy, accepted),
        }))}
      />
    </Dialog>
  );
}

function totalChoices(
  { totalFinal }: SavedCopy,
  sent: SentProposal | undefined,
): AcceptedChoice[] {
  const before = sent?.totalFinal ?? totalFinal;
  return [
    {
      ...SENT,
      label: `Aprovar a enviada (${formatMoney(before)})`,
      accepted: { total: before },
    },
    {
      ...SAVED,
      label: `Aprovar a atual (${formatMoney(totalFinal)})`,
      accepted: { total: totalFinal },
    },
  ];
}

/** Each option as it was sent, and this budget as it is now where that is another total. */
function optionChoices(
  copy: SavedCopy,
  { n, options = [] }: SentProposal,
): AcceptedChoice[] {
  return options.flatMap(({ id, name, totalFinal }, index) => {
    const chosen = { sending: n, option: id };
    const label = optionName(index, name);
    const asSent = {
      ...SENT,
      label: `${label} (${formatMoney(totalFinal)})`,
      accepted: { total: totalFinal, chosen },
    };
    const now = {
      ...SAVED,
      label: `${label}, como está agora (${formatMoney(copy.totalFinal)})`,
      accepted: { total: copy.totalFinal, chosen },
    };
    const isChanged = id === copy.id && totalFinal !== copy.totalFinal;
    return isChanged ? [asSent, now] : [asSent];
  });
}
