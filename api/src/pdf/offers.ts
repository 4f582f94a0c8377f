import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { toReais } from "shared-contracts/numbers/rounding";
import type { ProposalInput } from "shared-contracts/proposal/compose-proposal";
import { isDay } from "shared-contracts/proposal/days";
import { eventSentence } from "shared-contracts/proposal/event-sentence";
import { orderedOptions } from "shared-contracts/proposal/options";
import { frozenPlan, usualPlan } from "shared-contracts/proposal/payment-plan";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import type { Offer } from "./sent-page.ts";

/** What a budget offers on `day`, with its instalments: itself, or its options in their order. */
export function offersOf(
  offer: Pick<ProposalInput, "id" | "budget" | "others">,
  terms: ProposalTerms,
  day: string,
): Offer[] {
  const { budget } = offer;
  const { eventDate } = budget.eventData;
  const settings = readProposalSettings(budget["proposal"]);
  const plan = settings.plan ?? usualPlan(terms, { day, eventDate });
  const otherwise = isDay(eventDate) ? eventDate : day;
  return orderedOptions({ ...offer, settings }).map((option) => ({
    id: option.id,
    guests: option.budget.eventData.guests,
    sentence: eventSentence(option.budget.eventData),
    perPerson: toReais(option.totals.perPerson),
    total: toReais(option.totals.total),
    receipts: frozenPlan(plan, option.totals.total, otherwise),
  }));
}
