import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { formatDay } from "shared-contracts/formats/format-day";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { StatusTag } from "../request/StatusTag.tsx";
import type { ReadRequest } from "shared-contracts/entities/read-request";
import {
  answeredInWords,
  clientOf,
  missingDetails,
} from "../request/request-words.ts";
import { ContactLinks } from "./ContactLinks.tsx";
import styles from "./DetailDialog.module.css";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestTotals } from "./RequestTotals.tsx";
import { SuggestedMenu } from "./SuggestedMenu.tsx";
import type { Decision } from "./useDecide.ts";

export interface DetailDialogProps {
  received: ReceivedBudget;
  request: ReadRequest;
  onDecide: (decision: Decision) => void;
  onEdit: () => void;
  onClose: () => void;
}

/**
 * A client's request, how to reach them, and the actions; only a pending request can be decided. The first thing to do
 * with one without a price is to give it one.
 */
export const DetailDialog = observer(function DetailDialog({
  received,
  request,
  onDecide,
  onEdit,
  onClose,
}: DetailDialogProps) {
  const services = useCoreState();
  const { status, createdAt } = received;
  const client = clientOf(received, request);
  const missing = missingDetails(request);
  const answered = answeredInWords(received);
  const pending = status === "PENDING";
  const isUnpriced = pending && received.totalFinal <= 0;
  const approve = pending && (
    <Button
      variant={isUnpriced ? "secondary" : "primary"}
      icon={Check}
      onClick={() => onDecide("approve")}
    >
      Aprovar
    </Button>
  );
  return (
    <Dialog
      open
      size="wide"
      title={request.eventType ? `${request.eventType} de ${client}` : client}
      description={
        <span className={styles.state}>
          <StatusTag status={status} />
          <span>Recebido em {formatDay(createdAt)}</span>
          {answered && <span>{answered}</span>}
        </span>
      }
      descriptionAbove
      onClose={onClose}
      footer={
        <>
          <div className={styles.delete}>
            <IconButton
              label="Excluir pedido"
              icon={Trash2}
              onClick={() => onDecide("delete")}
            />
          </div>
          {pending && (
            <Button
              variant="danger-outline"
              icon={X}
              onClick={() => onDecide("reject")}
            >
              Rejeitar
            </Button>
          )}
          {isUnpriced && approve}
          <Button
            variant={isUnpriced ? "primary" : "secondary"}
            icon={Pencil}
            disabled={!services.canReplaceBudget}
            onClick={onEdit}
          >
            {isUnpriced ? "Montar orçamento" : "Editar"}
          </Button>
          {!isUnpriced && approve}
        </>
      }
    >
      <ContactLinks request={request} />
      <div className={styles.columns}>
        <RequestFacts request={request} />
        <SuggestedMenu dishes={request.menu} />
      </div>
      {missing.length > 0 && (
        <p className={styles.missing}>Não informado: {missing.join(", ")}.</p>
      )}
      <RequestTotals received={received} guests={request.guests} />
    </Dialog>
  );
});
