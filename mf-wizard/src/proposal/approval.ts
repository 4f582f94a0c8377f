import type { Receipt, SentProposal } from "shared-contracts/entities/sending";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { exact } from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import { isDay } from "shared-contracts/proposal/days";
import { frozenPlan, usualPlan } from "shared-contracts/proposal/payment-plan";
import { readProposalSettings } from "shared-contracts/platform/rules";
import { localDate } from "shared-contracts/formats/local-date";
import { chosenOption } from "shared-contracts/entities/chosen-option";
import type { SavedCopy } from "./useSavedCopy.ts";
import type { ShellServices } from "shared-contracts/federation/shell-services";
import { saveSettings } from "./change-saved-copy.ts";

/**
 * The instalments of an approval, which add up to the approved total, in reais; none without a plan. The account's
 * terms make the plan of a budget without one, as in the proposal that was sent. A payment without a date is due on the
 * day of the event, or today.
 */
export function approvalPlan(
  budget: Budget,
  {
    total,
    terms,
    sent,
  }: { total: number; terms: ProposalTerms; sent: SentProposal | undefined },
): Receipt[] {
  const { eventDate } = budget.eventData;
  const today = localDate(new Date());
  const day = sent ? localDate(new Date(sent.at)) : today;
  const plan =
    readProposalSettings(budget["proposal"]).plan ??
    usualPlan(terms, { day, eventDate });
  const otherwise = isDay(eventDate) ? eventDate : today;
  return frozenPlan(plan, exact(total), otherwise);
}

/** What an approved budget comes to, in reais: the chosen option as it was sent, where that is another budget. */
export function approvedTotal({ id, totalFinal, followUp }: SavedCopy): number {
  const option = chosenOption(followUp);
  return option && option.id !== id ? option.totalFinal : totalFinal;
}

/** Notes that the approved instalments stay as they are beside the saved total. Throws what the API refused. */
export async function leaveTotal(
  services: ShellServices,
  copy: SavedCopy,
): Promise<void> {
  const { store } = services;
  const left = { leftTotal: copy.totalFinal };
  if (store.editingBudgetId === copy.id)
    store.setProposal({ ...readProposalSettings(store.proposal), ...left });
  const settings = readProposalSettings(copy.budget["proposal"]);
  await saveSettings(services, copy, { ...settings, ...left });
}
