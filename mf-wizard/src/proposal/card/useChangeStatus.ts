import { useRef, useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import type { ProposalStatus } from "shared-contracts/entities/sending";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { approvalPlan, approvedTotal, leaveTotal } from "../approval.ts";
import { followProposal, type FollowUpChange } from "../change-saved-copy.ts";
import { readCopy, type SavedCopy } from "../useSavedCopy.ts";
import { fetchToOpen } from "../../working-budget/saved/fetch-to-open.ts";
import { missingBudgetText } from "../../working-budget/saved/saved-budgets-query.ts";
import type { Accepted } from "./ApprovalDialog.tsx";
import { statusLook } from "../../working-budget/saved/statuses.ts";

/**
 * Changes the status of a saved budget at once; a notice undoes it. An approval stores the payment plan. Where the
 * proposal has options, or its total is no longer the one that was sent, `asking` is the budget in question until
 * `approve` says what the client accepted. [approved-option]
 */
export function useChangeStatus(onRefused: () => void) {
  const services = useAppState();
  const [asking, ask] = useState<SavedCopy | null>(null);
  const busy = useRef(false);

  /** `changeOf` makes the change, which may need the account's terms. */
  async function follow(
    copy: SavedCopy,
    changeOf: () => FollowUpChange | Promise<FollowUpChange>,
  ): Promise<SavedCopy | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    services.withdrawNotices("status");
    const { status, receipts, chosen } = copy.followUp;
    try {
      const change = await changeOf();
      const changed = await followProposal(services, copy, change);
      const back = {
        status,
        ...((change.chosen || chosen) && { chosen }),
        ...(change.receipts && { receipts: [...receipts] }),
      };
      services.notify({
        text: `Situação: ${statusLook(changed.followUp.status).label}`,
        about: "status",
        action: { label: "Desfazer", run: () => void undo(changed, back) },
      });
      return changed;
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      busy.current = false;
    }
  }

  async function undo(changed: SavedCopy, back: FollowUpChange) {
    try {
      await followProposal(services, changed, back);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    services.notify({
      tone: "error",
      text: withDetail("Não foi possível mudar a situação", error),
      about: "status",
    });
    onRefused();
  }

  /** Who approves another total than the saved one has seen the difference. */
  async function approve(copy: SavedCopy, accepted: Accepted) {
    ask(null);
    const approved = await follow(copy, () => approval(copy, accepted));
    if (!approved || accepted.total === approvedTotal(approved)) return;
    try {
      await leaveTotal(services, approved);
    } catch (error) {
      refuse(error);
    }
  }

  async function approval(
    copy: SavedCopy,
    { total, chosen }: Accepted,
  ): Promise<FollowUpChange> {
    const approved = { status: "aprovada" as const, ...(chosen && { chosen }) };
    const { receipts, sent } = copy.followUp;
    // What the client has paid already stays.
    if (receipts.some(({ receivedOn }) => receivedOn !== null)) return approved;
    const { proposal: terms = {} } = await services.client.call(
      "getUserConfig",
      {},
    );
    const plan = approvalPlan(copy.budget, { total, terms, sent: sent.at(-1) });
    return plan.length + receipts.length === 0
      ? approved
      : { ...approved, receipts: plan };
  }

  function change(copy: SavedCopy, status: ProposalStatus) {
    const sent = copy.followUp.sent.at(-1);
    if (status !== "aprovada") void follow(copy, () => ({ status }));
    else if (sent?.options || (sent && sent.totalFinal !== copy.totalFinal))
      ask(copy);
    else void approve(copy, { total: copy.totalFinal });
  }

  /**
   * The same for a row of the list, whose content is loaded first, without network from this device; a status changed
   * elsewhere since is refused.
   */
  async function changeListed(
    listed: SavedBudgetSummary,
    status: ProposalStatus,
  ) {
    try {
      const { saved } = await fetchToOpen(services, listed);
      change({ ...readCopy(saved), version: listed.versao ?? null }, status);
    } catch (error) {
      refuse(missingBudgetText(error));
    }
  }

  return { change, changeListed, asking, approve, cancel: () => ask(null) };
}
