import { useIsChanged } from "./useIsChanged.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import { ApprovalDialog } from "./ApprovalDialog.tsx";
import { ProposalActions } from "./ProposalActions.tsx";
import { ProposalHead } from "./ProposalHead.tsx";
import { SentLines } from "./SentLines.tsx";
import { StatusMenu } from "./StatusMenu.tsx";
import { useChangeStatus } from "./useChangeStatus.ts";

/** The proposal of a budget that the account has. */
export function SavedProposal({
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
      <ProposalHead>
        <StatusMenu
          status={copy.followUp.status}
          onChange={(chosen) => status.change(copy, chosen)}
        />
      </ProposalHead>
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
