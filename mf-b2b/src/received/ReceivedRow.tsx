import Check from "lucide-react/icons/check";
import { useMemo, useState } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { readRequest } from "shared-contracts/entities/read-request";
import {
  answeredInWords,
  clientOf,
  sizeInWords,
} from "../request/request-words.ts";
import { DecisionQuestion } from "../detail/DecisionQuestion.tsx";
import styles from "./ReceivedList.module.css";
import { StatusTag } from "../request/StatusTag.tsx";
import { TotalFigure } from "../request/TotalFigure.tsx";

export interface ReceivedRowProps {
  received: ReceivedBudget;
  onOpen: () => void;
}

/** One request: the client, the event, its state and actions. */
export function ReceivedRow({ received, onOpen }: ReceivedRowProps) {
  const { dados, status, createdAt, totalFinal } = received;
  const request = useMemo(() => readRequest(dados), [dados]);
  const [approving, setApproving] = useState(false);
  const client = clientOf(received, request);
  const answered = useMemo(() => answeredInWords(received), [received]);
  return (
    <li className={styles.row}>
      <div className={styles.client}>
        <p className={styles.name}>{client}</p>
        {request?.email && <p className={styles.meta}>{request.email}</p>}
        <p className={styles.meta}>Recebido em {formatDay(createdAt)}</p>
      </div>
      <div className={styles.event}>
        <p>{request?.eventType}</p>
        <p className={styles.meta}>{request && sizeInWords(request)}</p>
      </div>
      <div className={styles.status}>
        <StatusTag status={status} />
        {answered && <p className={styles.meta}>{answered}</p>}
      </div>
      <p className={styles.total}>
        <TotalFigure reais={totalFinal} />
      </p>
      <div className={styles.actions}>
        {status === "PENDING" && (
          <Button
            variant="ghost"
            icon={Check}
            aria-label={`Aprovar ${client}`}
            onClick={() => setApproving(true)}
          >
            Aprovar
          </Button>
        )}
        <Button aria-label={`Ver detalhes de ${client}`} onClick={onOpen}>
          Ver detalhes
        </Button>
      </div>
      {approving && (
        <DecisionQuestion
          decision="approve"
          received={received}
          client={client}
          onDone={() => setApproving(false)}
          onCancel={() => setApproving(false)}
        />
      )}
    </li>
  );
}
