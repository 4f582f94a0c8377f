import { endpoints } from "shared-contracts/endpoints/table";
import type {
  Payment,
  PaymentMethod,
  PaymentStatus,
} from "shared-contracts/entities/payment";
import { parse } from "zod/v4/core";
import {
  type ScriptedGateway,
  scriptedGateway,
} from "../../../test/scripted-gateway.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import type { OpenGateway } from "../../payments/open-gateway.ts";
import { createReconciler } from "./reconciler.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const start = Date.parse("2026-11-21T15:00:00Z");
let clock = start;
let gateway: ScriptedGateway;
let service: TestApp;
let user: TestUser;
/** The gateway of the test that runs. */
const open: OpenGateway = {
  name: "sandbox",
  routes: null,
  get gateway() {
    return gateway.gateway;
  },
};
beforeAll(async () => {
  service = await createTestApp({
    gateway: open,
    now: () => new Date(clock),
  });
});
beforeEach(async () => {
  clock = start;
  gateway = scriptedGateway();
  // What other tests left due would be read too.
  await service.db.deleteFrom("payments").execute();
  await service.db.deleteFrom("webhook_events").execute();
  user = await createUserWithoutPlan(service.app);
});
afterAll(() => service.close());

const customerData = { name: "Ana Prado", cpfCnpj: "52998224725" };
const subscribe = (
  paymentMethod: PaymentMethod = "PIX",
  { planId = "monthly", by = user, key = "" } = {},
) =>
  by.call(
    "POST",
    "/plans/subscribe",
    { planId, paymentMethod, customerData, daysToAdd: 9999 },
    key ? { "idempotency-key": key } : {},
  );
const subscribed = async (
  ...args: Parameters<typeof subscribe>
): Promise<Payment> => {
  const answer = await subscribe(...args);
  expect(answer.statusCode).toBe(200);
  return parse(endpoints.subscribe.response, answer.json()).payment;
};
const creditCard = {
  holderName: "ANA PRADO",
  number: "4444444444444444",
  expiryMonth: "12",
  expiryYear: "2030",
  ccv: "123",
};
const pay = (paymentId: string, { by = user, key = "" } = {}) =>
  by.call(
    "POST",
    "/plans/pay-with-card",
    {
      paymentId,
      creditCard,
      customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
    },
    key ? { "idempotency-key": key } : {},
  );
const statusIn = (answer: { json(): unknown }) =>
  (answer.json() as { payment?: { status: PaymentStatus } }).payment?.status;
const poll = async (id: string, by = user) => {
  // Polls come every 5 s.
  clock += 5 * SECOND_MS;
  return statusIn(await by.call("GET", `/plans/payment-status/${id}`));
};
const plan = async (of = user) =>
  parse(
    endpoints.getMySubscription.response,
    (await of.call("GET", "/plans/my-subscription")).json(),
  );
const reconcile = () =>
  createReconciler(
    { db: service.db, open, now: () => new Date(clock) },
    (error) => {
      throw error;
    },
  ).run();
const tell = (paymentId: string, id: string, of = user) =>
  service.app.inject({
    method: "POST",
    url: "/webhooks/sandbox",
    headers: { "test-token": "right" },
    payload: { id, reference: `${of.id}:${paymentId}` },
  });

describe("choosing a plan", () => {
  test("creates a payment at the plan's own price, whatever the client says", async () => {
    const payment = await subscribed("PIX", { planId: "annual" });
    expect(payment).toEqual({
      id: payment.id,
      status: "PENDING",
      pixQrCode: "qr of charge_1",
      pixCopyPaste: "code of charge_1",
      invoiceUrl: "https://gateway.example/charge_1",
      dueDate: "2026-11-22",
    });
    const [charge] = gateway.charges.values();
    expect(charge).toMatchObject({
      reference: `${user.id}:${payment.id}`,
      valueCents: 35_990,
    });
  });

  test("a boleto is due in three days, by Brazil's calendar", async () => {
    clock = Date.parse("2026-11-22T01:30:00Z");
    const { dueDate, pixQrCode } = await subscribed("BOLETO");
    expect([dueDate, pixQrCode]).toEqual(["2026-11-24", null]);
  });

  test.each([
    ["trial", 409, "O teste grátis não precisa de pagamento"],
    ["granted", 404, "Plano não encontrado"],
    ["lifetime", 404, "Plano não encontrado"],
  ])("the plan %s is refused", async (planId, status, error) => {
    const answer = await subscribe("PIX", { planId });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { error },
    ]);
    expect(gateway.calls.createCharge).toBe(0);
  });

  test("again answers the same payment, closed tab or not, and creates nothing", async () => {
    const first = await subscribed("PIX");
    clock += 10 * MINUTE_MS;
    expect(await subscribed("PIX")).toEqual(first);
    expect(gateway.charges.size).toBe(1);
  });

  test("a hundred times at once makes one charge", async () => {
    gateway.delay = () => new Promise((done) => setTimeout(done, 30));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => subscribed("PIX")),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(gateway.calls.createCharge).toBe(1);
  });

  test("by another method, of another plan or by another account is another payment", async () => {
    const rui = await createUserWithoutPlan(service.app);
    const ids = [
      (await subscribed("PIX")).id,
      (await subscribed("BOLETO")).id,
      (await subscribed("CREDIT_CARD")).id,
      (await subscribed("PIX", { planId: "annual" })).id,
      (await subscribed("PIX", { by: rui })).id,
    ];
    expect(new Set(ids).size).toBe(5);
  });

  test("after the last one is overdue is a new payment", async () => {
    const first = await subscribed("PIX");
    gateway.set(first.id, "OVERDUE");
    clock += 2 * DAY_MS;
    const second = await subscribed("PIX");
    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe("PENDING");
  });

  test("that was paid meanwhile says so instead of charging anew", async () => {
    const { id } = await subscribed("PIX");
    gateway.set(id, "RECEIVED");
    clock += MINUTE_MS;
    expect(await subscribed("PIX")).toMatchObject({ id, status: "RECEIVED" });
    expect(gateway.charges.size).toBe(1);
  });

  test("that the gateway refuses says why and leaves nothing open", async () => {
    gateway.faults.createCharge = () => "refused";
    const answer = await subscribe();
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: "CPF inválido", code: "CONFLICT" },
    ]);
    gateway.faults.createCharge = () => null;
    expect(await subscribed()).toMatchObject({ status: "PENDING" });
  });

  test("whose answer is lost finds the charge by reading", async () => {
    gateway.faults.createCharge = () => "lost";
    expect(await subscribed()).toMatchObject({
      pixQrCode: "qr of charge_1",
    });
    expect(gateway.calls.createCharge).toBe(1);
  });

  test("that never reached the gateway is refused for now, and made by the next call", async () => {
    gateway.faults.createCharge = () => "dropped";
    const answer = await subscribe();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: "Erro ao criar pagamento", code: "UNAVAILABLE" },
    ]);
    gateway.faults.createCharge = () => null;
    await subscribed();
    expect(gateway.charges.size).toBe(1);
  });

  test("while nothing can be read asks for no second charge", async () => {
    gateway.faults.createCharge = () => "lost";
    gateway.faults.getStatus = () => "lost";
    expect((await subscribe()).statusCode).toBe(503);
    expect((await subscribe()).statusCode).toBe(503);
    gateway.faults.getStatus = () => null;
    await subscribed();
    expect(gateway.calls.createCharge).toBe(1);
  });
});

describe("paying", () => {
  test("by PIX is seen by polling, and gives the days once", async () => {
    const { id } = await subscribed("PIX");
    expect(await poll(id)).toBe("PENDING");
    gateway.set(id, "CONFIRMED");
    expect(await poll(id)).toBe("CONFIRMED");
    gateway.set(id, "RECEIVED");
    await tell(id, "event 1");
    await reconcile();
    expect(await poll(id)).toBe("RECEIVED");
    expect(await plan()).toMatchObject({
      hasActivePlan: true,
      usedFreeTrial: false,
      subscription: { planName: "Mensal", daysRemaining: 30 },
    });
  });

  test("polls reach the gateway at most every three seconds", async () => {
    const { id } = await subscribed("PIX");
    const url = `/plans/payment-status/${id}`;
    clock += 10 * SECOND_MS;
    await Promise.all(Array.from({ length: 30 }, () => user.call("GET", url)));
    expect(gateway.calls.getStatus).toBe(1);
  });

  test("a webhook, a poll and a reconciliation at once give the days once", async () => {
    const { id } = await subscribed("PIX");
    gateway.set(id, "CONFIRMED");
    clock += 5 * SECOND_MS;
    await tell(id, "event 1");
    const url = `/plans/payment-status/${id}`;
    await Promise.all([
      reconcile(),
      ...Array.from({ length: 20 }, () => user.call("GET", url)),
      reconcile(),
    ]);
    expect(await plan()).toMatchObject({
      subscription: { daysRemaining: 30 },
    });
  });

  test("while a plan runs adds the days that remain, by the server's count", async () => {
    await user.call("POST", "/plans/activate-trial");
    clock = start + 2 * DAY_MS;
    const { id } = await subscribed("PIX");
    gateway.set(id, "CONFIRMED");
    await poll(id);
    expect(await plan()).toMatchObject({
      subscription: {
        planName: "Mensal",
        endDate: new Date(start + 37 * DAY_MS).toISOString(),
      },
    });
  });

  test("one way closes the others; one paid all the same adds its own days", async () => {
    const pix = await subscribed("PIX");
    const boleto = await subscribed("BOLETO");
    gateway.set(pix.id, "CONFIRMED");
    expect(await poll(pix.id)).toBe("CONFIRMED");
    expect(await poll(boleto.id)).toBe("FAILED");
    expect(await plan()).toMatchObject({ subscription: { daysRemaining: 30 } });
    gateway.set(boleto.id, "RECEIVED");
    expect(await poll(boleto.id)).toBe("RECEIVED");
    expect(await plan()).toMatchObject({ subscription: { daysRemaining: 60 } });
  });

  test("what is refunded ends the access it gave", async () => {
    const { id } = await subscribed("PIX");
    gateway.set(id, "CONFIRMED");
    await poll(id);
    gateway.set(id, "REFUNDED");
    await tell(id, "event of the refund");
    await reconcile();
    expect(await poll(id)).toBe("REFUNDED");
    expect(await plan()).toMatchObject({ hasActivePlan: false });
    expect((await user.call("GET", "/orcamentos")).statusCode).toBe(402);
  });

  test("another's payment is none", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    const rui = await createUserWithoutPlan(service.app);
    const answers = [
      await rui.call("GET", `/plans/payment-status/${id}`),
      await pay(id, { by: rui }),
      await user.call("GET", `/plans/payment-status/${crypto.randomUUID()}`),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: "Pagamento não encontrado", code: "NOT_FOUND" },
      ]);
    }
    expect(gateway.calls.payWithCard).toBe(0);
  });
});

describe("by card", () => {
  test("approved gives the plan", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    const answer = await pay(id);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { payment: { id, status: "CONFIRMED" } },
    ]);
    expect(await plan()).toMatchObject({ hasActivePlan: true });
  });

  test("refused leaves the payment open for another card", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.faults.payWithCard = () => "refused";
    expect(statusIn(await pay(id))).toBe("FAILED");
    expect(await subscribed("CREDIT_CARD")).toMatchObject({
      id,
      status: "PENDING",
    });
    gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
  });

  test("the same key tries a card once, whatever came of it", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.faults.payWithCard = () => "refused";
    expect(statusIn(await pay(id, { key: "k1" }))).toBe("FAILED");
    expect(statusIn(await pay(id, { key: "k1" }))).toBe("FAILED");
    gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id, { key: "k2" }))).toBe("CONFIRMED");
    expect(statusIn(await pay(id, { key: "k2" }))).toBe("CONFIRMED");
    expect(gateway.calls.payWithCard).toBe(2);
    const other = await subscribed("CREDIT_CARD", { planId: "annual" });
    expect((await pay(other.id, { key: "k2" })).statusCode).toBe(422);
  });

  test("two at once charge once, and the late one is told where it stands", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.delay = () => new Promise((done) => setTimeout(done, 50));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => pay(id, { key: `tab ${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array<number>(10).fill(200),
    );
    expect(gateway.calls.payWithCard).toBe(1);
    expect(await poll(id)).toBe("CONFIRMED");
  });

  test("an answer that is lost is found by reading", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.faults.payWithCard = () => "lost";
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
    expect(gateway.calls.payWithCard).toBe(1);
  });

  test("while nobody knows it is UNKNOWN and charged no more; found paid later, it is", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.faults.payWithCard = () => "lost";
    gateway.faults.getStatus = () => "lost";
    expect(statusIn(await pay(id))).toBe("UNKNOWN");
    expect(await poll(id)).toBe("UNKNOWN");
    expect(statusIn(await pay(id))).toBe("UNKNOWN");
    expect(await subscribed("CREDIT_CARD")).toMatchObject({
      id,
      status: "UNKNOWN",
    });
    gateway.faults.getStatus = () => null;
    clock += MINUTE_MS;
    await reconcile();
    expect(await plan()).toMatchObject({ hasActivePlan: true });
    expect(gateway.calls.payWithCard).toBe(1);
  });

  test("a charge that never arrived is open again once that is sure", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.faults.payWithCard = () => "dropped";
    expect(statusIn(await pay(id))).toBe("UNKNOWN");
    expect(await poll(id)).toBe("UNKNOWN");
    clock += 2 * MINUTE_MS;
    expect(await poll(id)).toBe("PENDING");
    gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
  });

  test("in analysis is pending until the gateway says how it ends", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    gateway.faults.payWithCard = () => "analysed";
    expect(statusIn(await pay(id))).toBe("PROCESSING");
    clock += DAY_MS;
    expect(await poll(id)).toBe("PROCESSING");
    gateway.set(id, "FAILED");
    expect(await poll(id)).toBe("FAILED");
    expect(await plan()).toMatchObject({ hasActivePlan: false });
  });

  test("a payment by another method, or one that is over, takes no card", async () => {
    const pix = await subscribed("PIX");
    const card = await subscribed("CREDIT_CARD");
    gateway.set(card.id, "OVERDUE");
    await poll(card.id);
    for (const id of [pix.id, card.id]) {
      expect((await pay(id)).statusCode).toBe(409);
    }
    expect(gateway.calls.payWithCard).toBe(0);
  });

  test("paid already answers so and charges nothing", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    await pay(id);
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
    expect(gateway.calls.payWithCard).toBe(1);
  });

  test("of a hundred tries on one payment five reach the gateway", async () => {
    gateway.faults.payWithCard = () => "refused";
    const { id } = await subscribed("CREDIT_CARD");
    const statuses: number[] = [];
    for (let n = 0; n < 100; n++) statuses.push((await pay(id)).statusCode);
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 409]);
    expect(gateway.calls.payWithCard).toBe(5);
  });

  test("ten tries a day, over all payments of the account", async () => {
    gateway.faults.payWithCard = () => "refused";
    const status = async (planId: string) => {
      const { id } = await subscribed("CREDIT_CARD", { planId });
      return (await pay(id)).statusCode;
    };
    for (const planId of ["monthly", "semestral"]) {
      for (let n = 0; n < 5; n++) expect(await status(planId)).toBe(200);
    }
    expect(await status("annual")).toBe(429);
    clock += DAY_MS;
    expect(await status("annual")).toBe(200);
  });

  test("where the card is typed at the gateway, ours takes none", async () => {
    const hosted = await createTestApp({
      db: service.db,
      gateway: open,
      cardMode: "hosted",
    });
    const { id } = await subscribed("CREDIT_CARD");
    const answer = await hosted.app.inject({
      method: "POST",
      url: "/plans/pay-with-card",
      headers: { authorization: `Bearer ${user.token}` },
      payload: {
        paymentId: id,
        creditCard,
        customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
      },
    });
    await hosted.close();
    expect(answer.statusCode).toBe(409);
    expect(gateway.calls.payWithCard).toBe(0);
  });
});

describe("a webhook", () => {
  const hints = async (id: string) =>
    (
      await service.db
        .selectFrom("payments")
        .select("hints")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).hints;

  test("is believed in nothing: the payment is read", async () => {
    const { id } = await subscribed("PIX");
    expect((await tell(id, "event 1")).statusCode).toBe(200);
    await reconcile();
    expect(await plan()).toMatchObject({ hasActivePlan: false });
  });

  test("without the token is refused and changes nothing", async () => {
    const { id } = await subscribed("PIX");
    gateway.set(id, "CONFIRMED");
    const answer = await service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "wrong" },
      payload: { id: "event 1", reference: `${user.id}:${id}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: "Aviso de pagamento não aceito", code: "UNAUTHENTICATED" },
    ]);
    expect(await hints(id)).toBe(0);
  });

  test("told twice counts once, and both are thanked", async () => {
    const { id } = await subscribed("PIX");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tell(id, "event 1")),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await hints(id)).toBe(1);
  });

  test.each([
    ["of nobody", "x"],
    ["of none of ours", null],
    ["of an unknown payment", `${crypto.randomUUID()}:${crypto.randomUUID()}`],
  ])("%s is thanked and forgotten", async (_what, reference) => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "right" },
      payload: { id: "event 1", reference },
    });
    expect(answer.statusCode).toBe(200);
    expect(
      await service.db.selectFrom("webhook_events").selectAll().execute(),
    ).toEqual([]);
  });

  test("over 64 KB is not taken in", async () => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "right" },
      payload: { id: "x".repeat(65_536), reference: null },
    });
    expect(answer.statusCode).toBe(413);
  });

  test("that comes during a reading is read again", async () => {
    const { id } = await subscribed("PIX");
    await tell(id, "event 1");
    let told = false;
    gateway.delay = async () => {
      if (told) return;
      told = true;
      // The first reading is under way and has seen nothing yet of what comes now.
      await tell(id, "event 2");
    };
    await reconcile();
    expect(gateway.calls.getStatus).toBe(2);
  });

  test("that was lost is made up for by reconciliation", async () => {
    const { id } = await subscribed("PIX");
    gateway.set(id, "RECEIVED");
    for (let minute = 0; minute < 10; minute++) {
      clock += MINUTE_MS;
      await reconcile();
    }
    expect(await plan()).toMatchObject({ hasActivePlan: true });
  });
});

describe("reconciliation", () => {
  test("reads ever more rarely, and stops", async () => {
    await subscribed("BOLETO");
    for (let hour = 0; hour < 24 * 20; hour++) {
      clock += 60 * MINUTE_MS;
      await reconcile();
    }
    expect(gateway.calls.getStatus).toBeGreaterThan(40);
    expect(gateway.calls.getStatus).toBeLessThan(100);
    const { next_read_at } = await service.db
      .selectFrom("payments")
      .select("next_read_at")
      .executeTakeFirstOrThrow();
    expect(next_read_at).toBeNull();
  });

  test("closes a payment whose charge never came to be", async () => {
    gateway.faults.createCharge = () => "dropped";
    await subscribe();
    clock += 2 * MINUTE_MS;
    await reconcile();
    const [payment] = await service.db
      .selectFrom("payments")
      .select("status")
      .execute();
    expect(payment?.status).toBe("FAILED");
  });

  test("leaves another gateway's payments alone", async () => {
    const { id } = await subscribed("PIX");
    await service.db
      .updateTable("payments")
      .set({ gateway: "asaas" })
      .execute();
    gateway.set(id, "CONFIRMED");
    clock += MINUTE_MS;
    await reconcile();
    expect(await poll(id)).toBe("PENDING");
    expect(gateway.calls.getStatus).toBe(0);
  });
});
