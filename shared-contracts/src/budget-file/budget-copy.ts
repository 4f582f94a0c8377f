import { isPlain } from "../entities/plain.ts";
import { FOLLOW_UP_KEYS } from "../entities/sending.ts";
import type { Budget } from "../parts/budget.ts";
import { BLANK } from "../templates/blank.ts";
import { without } from "./working-keys.ts";

/** What became of a budget's proposal: it belongs to that one saved budget. */
const SALE_KEYS = [...FOLLOW_UP_KEYS, "receivedBudgetId"] as const;

/** What the client asked for, was promised or paid; the event's own keys are below. */
const CLIENT_KEYS = [
  ...SALE_KEYS,
  "clientInfo",
  "calculatedEvent",
  "previousTotals",
  "notes",
] as const;

/** What of a proposal's settings is about one client: words to them, their dates and their options. */
const PROPOSAL_KEYS = [
  "notes",
  "message",
  "plan",
  "options",
  "suggested",
] as const;

/** The only keys of `eventData` in a copy: whatever else is there, known or not, may name the client or the place. */
const COPIED_EVENT_KEYS = [
  "eventType",
  "eventTime",
  "duration",
  "guests",
  "guestsPerWaiter",
] as const;

/** The budget as another saved one: not sent, approved or paid yet. */
export function withoutSale(budget: Budget): Budget {
  return without(budget, SALE_KEYS) as Budget;
}

/** The budget for another client: its lists, prices, team, fixed costs and margins. [a-copy-has-no-client] */
export function withoutClient(budget: Budget): Budget {
  const { proposal, ...rest } = without(budget, CLIENT_KEYS);
  return {
    ...(rest as Budget),
    ...(isPlain(proposal) && { proposal: without(proposal, PROPOSAL_KEYS) }),
    eventData: {
      ...BLANK.eventData,
      ...Object.fromEntries(
        COPIED_EVENT_KEYS.map((key) => [key, budget.eventData[key]]),
      ),
    },
  };
}
