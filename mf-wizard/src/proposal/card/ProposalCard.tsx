import type { ReactNode } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { LoadedState } from "../../working-budget/saved/LoadedState.tsx";
import { missingBudgetText } from "../../working-budget/saved/saved-budgets-query.ts";
import { type SavedCopy, useSavedCopy } from "../useSavedCopy.ts";
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
        <Saved />
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

const Saved = observer(function Saved() {
  const { copy, error, reload } = useSavedCopy();
  if (copy) return <SavedProposal copy={copy} onRefused={reload} />;
  return (
    <>
      <Head />
      <div className={styles.lines}>
        <LoadedState
          query={{
            data: copy,
            error: missingBudgetText(error),
            isFetching: false,
            refetch: reload,
          }}
          loading="Carregando proposta..."
          failed="Não foi possível carregar a proposta"
        />
      </div>
    </>
  );
});

/** The proposal of a budget that the account has. */
function SavedProposal({
  copy,
  onRefused,
}: {
  copy: SavedCopy;
  /** A change of the status was refused: the copy may be another one by now. */
  onRefused: () => void;
}) {
  const status = useChangeStatus(onRefused);
  const isChanged = useIsChanged(copy);
  return (
    <>
      <Head>
        <StatusMenu
          status={copy.followUp.status}
          onChange={(chosen) => status.change(copy, chosen)}
        />
      </Head>
      <SentLines copy={copy} isChanged={isChanged} />
      <ProposalActions copy={copy} />
      {status.asking && (
        <ApprovalDialog
          copy={status.asking}
          onApprove={status.approve}
          onCancel={status.cancel}
        />
      )}
    </>
  );
}

/** The title of the card, and what stands beside it. */
function Head({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id="proposal-title">Proposta</h2>
      {children}
    </div>
  );
}
