import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { observer } from "shared-contracts/platform/state";
import { RetryBanner } from "shared-ui/banner/RetryBanner";
import { Card } from "shared-ui/card/Card";
import { Skeleton } from "shared-ui/skeleton/Skeleton";
import { SkeletonGroup } from "shared-ui/skeleton/SkeletonGroup";
import { useSavedCopy } from "../useSavedCopy.ts";
import { missingBudgetText } from "../../working-budget/saved/saved-budgets-query.ts";
import styles from "./ProposalCard.module.css";
import { SavedProposal } from "./SavedProposal.tsx";
import { ProposalHead } from "./ProposalHead.tsx";

/** The proposal of the saved budget: its status, what was sent, and what changed since. */
export const ProposalCard = observer(function ProposalCard() {
  const { isEditing } = useAppState().store;
  return (
    <Card className={styles.card} aria-labelledby="proposal-title">
      {isEditing ? (
        <Saved />
      ) : (
        <>
          <ProposalHead />
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
      <ProposalHead />
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
});
