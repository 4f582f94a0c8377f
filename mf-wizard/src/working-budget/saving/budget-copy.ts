import type { EventData } from "shared-contracts/entities/event-data";
import { isPlain, without } from "shared-contracts/entities/plain";
import { FOLLOW_UP_KEYS } from "shared-contracts/entities/follow-up-keys";
import { REQUEST_STATE_KEYS } from "shared-contracts/entities/request-state-keys";
import type { Budget } from "shared-contracts/parts/budget";

/** What became of a budget's proposal or request: it belongs to that one saved budget. */
const SALE_KEYS = [
  ...FOLLOW_UP_KEYS,
  ...REQUEST_STATE_KEYS,
  "receivedBudgetId",
] as const;

/** What the client asked for, was promised or paid; the event's own keys are below. */
const CLIENT_KEYS = [
  ...SALE_KEYS,
  "clientInfo",
  "calculatedEvent",
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

/** Whatever else an event says, known or not, may name the client or the place: it is not copied. */
const NO_CLIENT = {
  groomName: "",
  brideName: "",
  clientCpf: "",
  city: "",
  country: "Brasil",
  eventDate: "",
  eventLocation: "",
} satisfies Partial<EventData>;

/** The budget as another saved one: not sent, approved or paid yet. */
export function withoutSale(budget: Budget): Budget {
  return without(budget, SALE_KEYS) as Budget;
}

/** The budget for another client: its lists, prices, team, fixed costs and margins. [a-copy-has-no-client] */
export function withoutClient(budget: Budget): Budget {
  const { proposal, ...rest } = without(budget, CLIENT_KEYS);
  const { eventType, eventTime, duration, guests, guestsPerWaiter } =
    budget.eventData;
  return {
    ...(rest as Budget),
    ...(isPlain(proposal) && { proposal: without(proposal, PROPOSAL_KEYS) }),
    eventData: {
      ...NO_CLIENT,
      eventType,
      eventTime,
      duration,
      guests,
      guestsPerWaiter,
    },
  };
}
