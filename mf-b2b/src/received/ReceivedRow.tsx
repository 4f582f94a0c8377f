import { useMemo } from "react";
import { readRequest } from "shared-contracts/entities/read-request";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { useOpenRequest } from "../open/useOpenRequest.ts";
import { AnsweredNote } from "../request/AnsweredNote.tsx";
import type { ListedRequest } from "../request/request-state.ts";
import {
  arrivalInWords,
  clientOf,
  whenInWords,
} from "../request/request-words.ts";
import { StatusTag } from "../request/StatusTag.tsx";
import { TotalFigure } from "../request/TotalFigure.tsx";
import styles from "./ReceivedList.module.css";

export interface ReceivedRowProps {
  listed: ListedRequest;
  /** The saved budget that answers it, as far as it is known. */
  proposal: SavedBudgetSummary | undefined;
  onOpen: () => void;
}

/** One request: the client, the event, its state and what to do about it. */
export const ReceivedRow = observer(function ReceivedRow({
  listed: { received, answer, state },
  proposal,
  onOpen,
}: ReceivedRowProps) {
  const { dados, status, totalFinal } = received;
  const request = useMemo(() => readRequest(dados), [dados]);
  const { canReplaceBudget } = useCoreState();
  const { openProposal, isOpening } = useOpenRequest();
  const client = clientOf(received, request);
  return (
    <li className={styles.row}>
      <div className={styles.client}>
        <p className={styles.name}>{client}</p>
        <p className={styles.meta}>Recebido {arrivalInWords(received)}</p>
      </div>
      <div className={styles.event}>
        <p>{request?.eventType}</p>
        <p className={styles.meta}>{request && whenInWords(request)}</p>
      </div>
      <div className={styles.status}>
        <StatusTag status={status} />
        <AnsweredNote answer={answer} />
      </div>
      <p className={styles.total}>
        <TotalFigure reais={totalFinal} />
      </p>
      <div className={styles.actions}>
        {state === "semresposta" && request && (
          <Button
            className={styles.build}
            aria-label={`Montar proposta para ${client}`}
            onClick={onOpen}
          >
            Montar proposta
          </Button>
        )}
        {proposal && (
          <Button
            aria-label={`Abrir proposta de ${client}`}
            disabled={!canReplaceBudget}
            busy={isOpening}
            busyLabel="Abrindo..."
            onClick={() => openProposal(proposal)}
          >
            Abrir proposta
          </Button>
        )}
        <Button aria-label={`Ver detalhes de ${client}`} onClick={onOpen}>
          Ver detalhes
        </Button>
      </div>
    </li>
  );
});
