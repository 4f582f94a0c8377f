import Check from "lucide-react/icons/check";
import { useMemo } from "react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { formatDay } from "shared-contracts/formats/format-day";
import { Button } from "shared-ui/button/Button";
import { readRequest } from "../request/read-request.ts";
import { clientOf, sizeInWords } from "../request/request-words.ts";
import styles from "./ReceivedList.module.css";
import { StatusTag } from "./StatusTag.tsx";
import { TotalFigure } from "./TotalFigure.tsx";
import { useDecide } from "./useDecide.ts";

export interface ReceivedRowProps {
  received: ReceivedBudget;
  onOpen: () => void;
}

/** One request: who asks for what, where it stands, and what can be done about it. */
export function ReceivedRow({ received, onOpen }: ReceivedRowProps) {
  const { dados, status, createdAt, totalFinal } = received;
  const request = useMemo(() => readRequest(dados), [dados]);
  const approve = useDecide("approve");
  const client = clientOf(received, request);
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
            busy={approve.isPending}
            onClick={() => approve.mutate(received)}
          >
            Aprovar
          </Button>
        )}
        <Button aria-label={`Ver detalhes de ${client}`} onClick={onOpen}>
          Ver detalhes
        </Button>
      </div>
    </li>
  );
}
