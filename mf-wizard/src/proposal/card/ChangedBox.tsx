import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import type { SentProposal } from "shared-contracts/entities/sending";
import { Button } from "shared-ui/button/Button";
import { Icon } from "shared-ui/icon/Icon";
import { LeaderLine } from "shared-ui/leader-line/LeaderLine";
import type { SavedCopy } from "../useSavedCopy.ts";
import styles from "./ProposalCard.module.css";
import { changedText, sentChanges } from "./sent-changes.ts";
import { useAppState } from "shared-contracts/federation/app-state";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatDay } from "shared-contracts/formats/format-day";
import { useQuery } from "shared-contracts/platform/query";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { comparedBudget } from "../../working-budget/compare/compare-lines.ts";
import {
  ComparedHead,
  ComparisonTable,
} from "../../working-budget/compare/ComparisonTable.tsx";
import {
  ContentState,
  useReadContent,
} from "../../working-budget/compare/ContentState.tsx";

/** Says that the saved budget is no longer the one that was sent, and by how much. */
export function ChangedBox({
  copy,
  sent,
  isAccepted,
}: {
  copy: SavedCopy;
  sent: SentProposal;
  /** Whether the client accepted what was sent. */
  isAccepted: boolean;
}) {
  const [comparing, setComparing] = useState(false);
  return (
    <div className={styles.changed}>
      <p className={styles.changedHead}>
        <Icon of={TriangleAlert} />
        {changedText(
          sent.totalFinal,
          copy.totalFinal,
          isAccepted ? "depois do aceite" : undefined,
        )}
      </p>
      <ul>
        {sentChanges(sent, copy.budget).map(({ key, label, value }) => (
          <LeaderLine key={key} as="li" small label={label} value={value} />
        ))}
      </ul>
      <Button
        variant="link"
        className={styles.changedMore}
        onClick={() => setComparing(true)}
      >
        Ver o que mudou
      </Button>
      {comparing && (
        <ChangedDialog
          copy={copy}
          sent={sent}
          onClose={() => setComparing(false)}
        />
      )}
    </div>
  );
}

interface ChangedDialogProps {
  copy: SavedCopy;
  sent: SentProposal;
  onClose: () => void;
}

/** What was sent beside what is saved, line by line. */
function ChangedDialog({ copy, sent, onClose }: ChangedDialogProps) {
  const { client } = useAppState();
  const params = { id: copy.id, n: sent.n };
  const content = useReadContent(
    useQuery({
      queryKey: ["sent-budget", params],
      queryFn: ({ signal }) => client.call("getSentBudget", { params, signal }),
      // What was sent never changes.
      staleTime: Infinity,
      networkMode: "always",
      retry: false,
    }),
  );
  const { compared: before, error } = content;
  const saved = comparedBudget(copy.budget);
  const isGone = error && "code" in error && error.code === "GONE";
  return (
    <Dialog
      open
      size="extra"
      title="O que mudou desde o envio"
      description={copy.name}
      onClose={onClose}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          Fechar
        </Button>
      }
    >
      {before && (
        <ComparisonTable
          left={before}
          right={saved}
          leftHead={
            <ComparedHead name={`Enviada em ${formatDay(sent.at)}`}>
              {guestsInWords(before.guests)}
            </ComparedHead>
          }
          rightHead={
            <ComparedHead name="Versão salva">
              {guestsInWords(saved.guests)}
            </ComparedHead>
          }
        />
      )}
      {isGone ? (
        <FieldMessage tone="error">{error.message}</FieldMessage>
      ) : (
        <ContentState
          query={content}
          loading="Carregando o que foi enviado..."
          failed="Não foi possível carregar o que foi enviado"
        />
      )}
    </Dialog>
  );
}
