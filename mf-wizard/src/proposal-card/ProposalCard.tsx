import type { ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { observer } from "shared-contracts/platform/state";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { type SavedCopy, useSavedCopy } from "../proposal/useSavedCopy.ts";
import { missingBudgetText } from "../saved-budgets/saved-budgets-query.ts";
import { ApprovalDialog } from "./ApprovalDialog.tsx";
import { ProposalActions } from "./ProposalActions.tsx";
import styles from "./ProposalCard.module.css";
import { SentLines } from "./SentLines.tsx";
import { StatusMenu } from "./StatusMenu.tsx";
import { useChangeStatus } from "./useChangeStatus.ts";
import { useIsChanged } from "./useIsChanged.ts";

/** The proposal of the saved budget: its status, what was sent, and what changed since. */
export const ProposalCard = observer(function ProposalCard() {
  const { isEditing } = useAppState().store;
  return (
    <Card className={styles.card} aria-labelledby="proposal-title">
      {isEditing ? (
        <SavedProposal />
      ) : (
        <>
          <Head />
          <p className={styles.lines}>
            Salve o orçamento para preparar a proposta.
          </p>
        </>
      )}
    </Card>
  );
});

function Head({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id="proposal-title">Proposta</h2>
      {children}
    </div>
  );
}

const SavedProposal = observer(function SavedProposal() {
  const { copy, error, reload } = useSavedCopy();
  const status = useChangeStatus(reload);
  if (!copy)
    return (
      <>
        <Head />
        <div className={styles.lines}>
          {error ? (
            <RetryBanner retrying={false} onRetry={reload}>
              {withDetail(
                "Não foi possível carregar a proposta",
                missingBudgetText(error),
              )}
            </RetryBanner>
          ) : (
            <SkeletonGroup label="Carregando proposta...">
              <Skeleton width="88%" />
              <Skeleton width="64%" />
            </SkeletonGroup>
          )}
        </div>
      </>
    );
  return (
    <>
      <Head>
        <StatusMenu
          status={copy.followUp.status}
          onChange={(chosen) => status.change(copy, chosen)}
        />
      </Head>
      <Proposal copy={copy} />
      {status.asking && (
        <ApprovalDialog
          copy={status.asking}
          onApprove={status.approve}
          onCancel={status.cancel}
        />
      )}
    </>
  );
});

function Proposal({ copy }: { copy: SavedCopy }) {
  const isChanged = useIsChanged(copy);
  return (
    <>
      <SentLines copy={copy} isChanged={isChanged} />
      <ProposalActions copy={copy} isChanged={isChanged} />
    </>
  );
}
