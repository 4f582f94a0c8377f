import type { EventData } from "./event-data.ts";
import { FOLLOW_UP_KEYS } from "./follow-up-keys.ts";
import { isPlain, without } from "./plain.ts";
import { REQUEST_STATE_KEYS } from "./request-state-keys.ts";

type Copied = Record<string, unknown> & { eventData: EventData };

/** What became of a budget's proposal, request or event: it belongs to that one saved budget. */
const SALE_KEYS = [
  ...FOLLOW_UP_KEYS,
  ...REQUEST_STATE_KEYS,
  "receivedBudgetId",
  "actual",
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
export function withoutSale<B extends Copied>(budget: B): B {
  return without(budget, SALE_KEYS) as B;
}

/** The budget for another client: its lists, prices, team, fixed costs and margins. [a-copy-has-no-client] */
export function withoutClient<B extends Copied>(budget: B): B {
  const { proposal, ...rest } = without(budget, CLIENT_KEYS);
  const { eventType, eventTime, duration, guests, guestsPerWaiter } =
    budget.eventData;
  return {
    ...(rest as B),
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
