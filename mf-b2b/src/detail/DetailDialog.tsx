import { useCoreState } from "shared-contracts/federation/core-state";
import { observer } from "shared-contracts/platform/state";
import { Dialog } from "shared-ui/dialog/Dialog";
import { AnsweredNote } from "../request/AnsweredNote.tsx";
import {
  arrivalInWords,
  clientOf,
  missingDetails,
} from "../request/request-words.ts";
import { StatusTag } from "../request/StatusTag.tsx";
import { BasePicker } from "./BasePicker.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import type { DetailDialogProps } from "./detail-props.ts";
import { DetailActions } from "./DetailActions.tsx";
import styles from "./DetailDialog.module.css";
import { ProposalPanel } from "./ProposalPanel.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestTotals } from "./RequestTotals.tsx";
import { SameDayNote } from "./SameDayNote.tsx";
import { SuggestedMenu } from "./SuggestedMenu.tsx";

/**
 * A client's request, how to reach them, and what to do: a proposal first, then the decision. Only a pending request can
 * be decided.
 */
export const DetailDialog = observer(function DetailDialog(
  props: DetailDialogProps,
) {
  const { listed, request, proposal, base, opening, onClose } = props;
  const { received, answer } = listed;
  const services = useCoreState();
  const client = clientOf(received, request);
  const missing = missingDetails(request);
  const isPending = received.status === "PENDING";
  const canBuild = isPending && !proposal;
  return (
    <Dialog
      open
      size={canBuild || proposal ? "extra" : "wide"}
      title={request.eventType ? `${request.eventType} de ${client}` : client}
      description={
        <span className={styles.state}>
          <StatusTag status={received.status} />
          <span>Recebido {arrivalInWords(received)}</span>
          <AnsweredNote answer={answer} />
        </span>
      }
      descriptionAbove
      onClose={onClose}
      footer={<DetailActions {...props} canBuild={canBuild} />}
    >
      <div className={styles.sides}>
        <div>
          <ContactLinks request={request} />
          <RequestFacts request={request} />
          <SuggestedMenu dishes={request.menu} />
          {missing.length > 0 && (
            <p className={styles.missing}>
              Não informado: {missing.join(", ")}.
            </p>
          )}
          <SameDayNote day={request.date} proposalId={proposal?.id} />
          {!proposal && (
            <RequestTotals received={received} guests={request.guests} />
          )}
        </div>
        {proposal ? (
          <ProposalPanel
            proposal={proposal}
            request={request}
            isPending={isPending}
            opening={opening}
            disabled={!services.canReplaceBudget}
          />
        ) : (
          canBuild && <BasePicker base={base} request={request} />
        )}
      </div>
    </Dialog>
  );
});
