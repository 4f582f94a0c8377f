import { randomUUID } from "node:crypto";
import type { Books, FakePayment } from "./fake-asaas-books.ts";

export interface WebhookDelivery {
  headers: Record<string, string>;
  body: object;
  isForged: boolean;
}

/** Records the changes in the books as Asaas's events, each with a different id. */
export function recordEvents(books: Books): object[] {
  const events: object[] = [];
  books.onEvent((event, payment) =>
    events.push({ id: `evt_${randomUUID()}`, event, payment: { ...payment } }),
  );
  return events;
}

/** Faults of deliveries; `random` returns 0 up to 1. */
export interface DeliveryFaults {
  token: string;
  random: () => number;
  /** Each event is delivered from once to this often. */
  timesMax: number;
  /** The share of forged deliveries among all, from 0 to 1. */
  forgedShare: number;
}

/** Deliveries: each event at least once, in any order, mixed with forged ones that claim a charge was paid. */
export function deliveries(
  events: readonly object[],
  { token, random, timesMax, forgedShare }: DeliveryFaults,
): WebhookDelivery[] {
  const all = events.flatMap((body) => {
    const times = 1 + Math.floor(random() * timesMax);
    const genuine = { headers: withToken(token), body, isForged: false };
    return Array.from({ length: times }, () => genuine);
  });
  const forgedCount = Math.round(
    (all.length * forgedShare) / (1 - forgedShare),
  );
  for (let i = 0; i < forgedCount; i += 1) {
    all.push(
      forged(events[Math.floor(random() * events.length)], token, random),
    );
  }
  return shuffled(all, random);
}

function forged(
  body: object | undefined,
  token: string,
  random: () => number,
): WebhookDelivery {
  const wrong = [{}, withToken(""), withToken("x".repeat(token.length))];
  const { payment } = (body ?? {}) as { payment?: FakePayment };
  return {
    headers: wrong[Math.floor(random() * wrong.length)] ?? {},
    body: {
      id: `evt_${randomUUID()}`,
      event: "PAYMENT_RECEIVED",
      payment: { ...payment, status: "RECEIVED" },
    },
    isForged: true,
  };
}

function withToken(token: string): Record<string, string> {
  return { "asaas-access-token": token };
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
