import type { Payment, PaymentStatus } from "shared-contracts/entities/payment";
import {
  firstPaymentState,
  isBusy,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
  type PendingPayment,
} from "./payment-state.ts";
import { CARD_AGAIN, CARD_FAILED, CREATE_FAILED } from "./payment-words.ts";

const payment: Payment = {
  id: "p1",
  status: "PENDING",
  pixQrCode: "aGk=",
  pixCopyPaste: "000201",
  invoiceUrl: "https://pay.test/p1",
  dueDate: "2026-11-21",
};

const pending = (changes: Partial<PendingPayment> = {}): PendingPayment => ({
  step: "pending",
  method: "CREDIT_CARD",
  payment,
  stage: "pay",
  watch: "off",
  note: null,
  ...changes,
});

/** Every state there is, by a name. */
const states = {
  idle: firstPaymentState(undefined),
  creating: { step: "creating" },
  pix: pending({ method: "PIX", watch: "polling" }),
  "pix paused": pending({ method: "PIX", watch: "paused" }),
  "pix checking": pending({ method: "PIX", watch: "checking" }),
  boleto: pending({ method: "BOLETO" }),
  card: pending(),
  "card page open": pending({ watch: "polling" }),
  paying: pending({ stage: "paying" }),
  waiting: pending({ stage: "waiting", watch: "polling" }),
  doubt: pending({ stage: "doubt", watch: "polling" }),
  "doubt paused": pending({ stage: "doubt", watch: "paused" }),
  "doubt checking": pending({ stage: "doubt", watch: "checking" }),
  confirmed: { step: "confirmed" },
  error: { step: "error", title: "t", detail: "d" },
} as const satisfies Record<string, PaymentState>;

type StateName = keyof typeof states;

const read = (status: PaymentStatus): PaymentEvent => ({
  type: "read",
  id: "p1",
  status,
});
const answered = (status: PaymentStatus): PaymentEvent => ({
  type: "cardAnswered",
  id: "p1",
  status,
});
const created = (changes: Partial<Payment> = {}): PaymentEvent => ({
  type: "created",
  method: "PIX",
  payment: { ...payment, ...changes },
});

/** Every event there is, by a name. */
const events = {
  submitted: { type: "submitted" },
  created: created(),
  refused: { type: "refused", title: "t", detail: "d" },
  fieldsRefused: { type: "fieldsRefused" },
  cardSent: { type: "cardSent" },
  "answered CONFIRMED": answered("CONFIRMED"),
  "answered RECEIVED": answered("RECEIVED"),
  "answered PENDING": answered("PENDING"),
  "answered PROCESSING": answered("PROCESSING"),
  unanswered: { type: "cardUnanswered", id: "p1" },
  pageOpened: { type: "pageOpened" },
  "read CONFIRMED": read("CONFIRMED"),
  "read RECEIVED": read("RECEIVED"),
  "read PENDING": read("PENDING"),
  "read PROCESSING": read("PROCESSING"),
  timeUp: { type: "timeUp" },
  checkAsked: { type: "checkAsked" },
  checkFailed: { type: "checkFailed", text: "sem conexão" },
  retried: { type: "retried" },
} as const satisfies Record<string, PaymentEvent>;

type EventName = keyof typeof events;

/** What comes of an event in a state; every pair that is not here changes nothing. */
const transitions: Partial<
  Record<StateName, Partial<Record<EventName, PaymentState>>>
> = {
  idle: { submitted: states.creating },
  creating: {
    created: states.pix,
    refused: states.error,
    fieldsRefused: states.idle,
  },
  pix: {
    "read CONFIRMED": states.confirmed,
    "read RECEIVED": states.confirmed,
    timeUp: states["pix paused"],
    checkAsked: states["pix checking"],
  },
  "pix paused": { checkAsked: states["pix checking"] },
  "pix checking": {
    refused: states.error,
    "read CONFIRMED": states.confirmed,
    "read RECEIVED": states.confirmed,
    "read PENDING": states.pix,
    "read PROCESSING": states.pix,
    checkFailed: { ...states["pix paused"], note: "sem conexão" },
  },
  card: { cardSent: states.paying, pageOpened: states["card page open"] },
  "card page open": {
    "read CONFIRMED": states.confirmed,
    "read RECEIVED": states.confirmed,
    "read PROCESSING": states.waiting,
    timeUp: pending({ watch: "paused" }),
    checkAsked: pending({ watch: "checking" }),
  },
  paying: {
    refused: states.error,
    fieldsRefused: states.card,
    "answered CONFIRMED": states.confirmed,
    "answered RECEIVED": states.confirmed,
    "answered PENDING": states.waiting,
    "answered PROCESSING": states.waiting,
    unanswered: states.doubt,
  },
  waiting: {
    "read CONFIRMED": states.confirmed,
    "read RECEIVED": states.confirmed,
    timeUp: pending({ stage: "waiting", watch: "paused" }),
    checkAsked: pending({ stage: "waiting", watch: "checking" }),
  },
  doubt: {
    "read CONFIRMED": states.confirmed,
    "read RECEIVED": states.confirmed,
    "read PENDING": { ...states.card, note: CARD_AGAIN },
    "read PROCESSING": states.waiting,
    timeUp: states["doubt paused"],
    checkAsked: states["doubt checking"],
  },
  "doubt paused": { checkAsked: states["doubt checking"] },
  "doubt checking": {
    refused: states.error,
    "read CONFIRMED": states.confirmed,
    "read RECEIVED": states.confirmed,
    "read PENDING": { ...states.card, note: CARD_AGAIN },
    "read PROCESSING": states.waiting,
    checkFailed: { ...states["doubt paused"], note: "sem conexão" },
  },
  error: { retried: states.idle },
};

const pairs = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(events) as EventName[]).map((event) => [state, event] as const),
);

test.each(pairs)("%s, %s", (state, event) => {
  const before: PaymentState = states[state];
  const expected = transitions[state]?.[event];
  const after = nextPaymentState(before, events[event]);
  if (expected) expect(after).toEqual(expected);
  else expect(after).toBe(before);
});

test.each(["cardAnswered", "cardUnanswered", "read"] as const)(
  "%s of another payment changes nothing",
  (type) => {
    for (const state of Object.values(states)) {
      const event = { type, id: "p2", status: "CONFIRMED" } as PaymentEvent;
      expect(nextPaymentState(state, event)).toBe(state);
    }
  },
);

test.each<[string, PaymentEvent, PaymentState]>([
  [
    "an open boleto",
    { type: "created", method: "BOLETO", payment },
    states.boleto,
  ],
  [
    "a card to be typed",
    { type: "created", method: "CREDIT_CARD", payment },
    states.card,
  ],
  ["one paid meanwhile", created({ status: "RECEIVED" }), states.confirmed],
])("a payment comes as %s", (_, event, after) => {
  expect(nextPaymentState(states.creating, event)).toEqual(after);
});

test.each<[PaymentStatus, string]>([
  ["PROCESSING", "waiting"],
  ["UNKNOWN", "doubt"],
])("a card payment that comes %s shows no form: %s", (status, stage) => {
  const event: PaymentEvent = {
    type: "created",
    method: "CREDIT_CARD",
    payment: { ...payment, status },
  };
  expect(nextPaymentState(states.creating, event)).toMatchObject({
    stage,
    watch: "polling",
  });
});

test.each<[Partial<Payment>, PaymentEvent & { type: "created" }]>([
  [{ pixCopyPaste: null }, { type: "created", method: "PIX", payment }],
  [{ invoiceUrl: null }, { type: "created", method: "BOLETO", payment }],
])("without %j there is nothing to pay with", (missing, event) => {
  const after = nextPaymentState(states.creating, {
    ...event,
    payment: { ...payment, ...missing },
  });
  expect(after).toMatchObject({ step: "error", title: CREATE_FAILED });
});

test("a card is typed here, without anything of the gateway's to pay with", () => {
  const event: PaymentEvent = {
    type: "created",
    method: "CREDIT_CARD",
    payment: { ...payment, pixCopyPaste: null, invoiceUrl: null },
  };
  expect(nextPaymentState(states.creating, event)).toMatchObject({
    stage: "pay",
    watch: "off",
  });
});

test("a boleto in doubt is not polled, but can be checked", () => {
  const event: PaymentEvent = {
    type: "created",
    method: "BOLETO",
    payment: { ...payment, status: "UNKNOWN" },
  };
  const doubt = nextPaymentState(states.creating, event);
  expect(doubt).toMatchObject({ stage: "doubt", watch: "off" });
  const asked = nextPaymentState(doubt, events.checkAsked);
  expect(nextPaymentState(asked, read("PENDING"))).toMatchObject({
    stage: "pay",
    watch: "off",
  });
});

describe("a payment that is over", () => {
  test.each<[PaymentState, PaymentEvent]>([
    [states.paying, answered("FAILED")],
    [states.waiting, read("FAILED")],
  ])("FAILED says that nothing was charged", (state, event) => {
    expect(nextPaymentState(state, event)).toMatchObject({
      step: "error",
      title: CARD_FAILED,
      detail: expect.stringContaining("nada foi cobrado"),
    });
  });

  test.each<PaymentStatus>(["OVERDUE", "REFUNDED"])(
    "%s does not say that nothing was charged",
    (status) => {
      const after = nextPaymentState(states.pix, read(status));
      expect(after).toMatchObject({
        step: "error",
        title: "Erro ao processar pagamento",
        detail: expect.not.stringContaining("nada foi cobrado"),
      });
    },
  );
});

test("the dialog may not be closed while it creates, charges or checks", () => {
  const busy = (Object.keys(states) as StateName[]).filter((name) =>
    isBusy(states[name]),
  );
  expect(busy).toEqual([
    "creating",
    "pix checking",
    "paying",
    "doubt checking",
  ]);
});
