import { useMemo } from "react";
import type { SentProposal } from "shared-contracts/entities/sending";
import { useAppState } from "shared-contracts/federation/app-state";
import { guestsInWords } from "shared-contracts/formats/event-words";
import { formatDay } from "shared-contracts/formats/format-day";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useQuery } from "shared-contracts/platform/query";
import { readBudget } from "shared-contracts/platform/rules";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { FieldMessage } from "shared-ui/field/FieldMessage";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { comparedBudget } from "../../working-budget/compare/compare-lines.ts";
import { ComparedHead } from "../../working-budget/compare/ComparedHead.tsx";
import { ComparisonTable } from "../../working-budget/compare/ComparisonTable.tsx";
import type { SavedCopy } from "../useSavedCopy.ts";

export interface ChangedDialogProps {
  copy: SavedCopy;
  sent: SentProposal;
  onClose: () => void;
}

const FAILED = "Não foi possível carregar o que foi enviado";

/** What was sent beside what is saved, line by line. */
export function ChangedDialog({ copy, sent, onClose }: ChangedDialogProps) {
  const { client } = useAppState();
  const params = { id: copy.id, n: sent.n };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["sent-budget", params],
    queryFn: ({ signal }) => client.call("getSentBudget", { params, signal }),
    // What was sent never changes.
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
  const read = useMemo(() => data && readBudget(data.dados), [data]);
  const saved = comparedBudget(copy.budget);
  const before = read?.ok ? comparedBudget(read.budget) : null;
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
      {!data && !error && (
        <SkeletonGroup label="Carregando o que foi enviado...">
          {["100%", "96%", "98%"].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </SkeletonGroup>
      )}
      {isGone && <FieldMessage tone="error">{error.message}</FieldMessage>}
      {!data && error && !isGone && (
        <RetryBanner retrying={isFetching} onRetry={() => void refetch()}>
          {withDetail(FAILED, error)}
        </RetryBanner>
      )}
      {read && !read.ok && (
        <FieldMessage tone="error">
          {withDetail(FAILED, read.reason)}
        </FieldMessage>
      )}
    </Dialog>
  );
}
