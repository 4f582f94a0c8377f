import {
  DAY_MS,
  MINUTE_MS,
  creditCard,
  customerData,
  payingWorld,
} from "../../../test/paying.ts";
import { createTestApp } from "../../../test/test-app.ts";

const world = payingWorld();
const { subscribed, pay, statusIn, poll, plan, reconcile } = world;

describe("by card", () => {
  test("an approved card gives the plan", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    const answer = await pay(id);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { payment: { id, status: "CONFIRMED" } },
    ]);
    expect(await plan()).toMatchObject({ hasActivePlan: true });
  });

  test("a refused card leaves the payment open for another card", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.faults.payWithCard = () => "card-refused";
    expect((await pay(id)).json()).toEqual({
      payment: { id, status: "FAILED" },
      reason: "Recusado",
    });
    expect(await subscribed("CREDIT_CARD")).toMatchObject({
      id,
      status: "PENDING",
    });
    world.gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
  });

  test("the same key tries a card once, whatever the result", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.faults.payWithCard = () => "card-refused";
    expect(statusIn(await pay(id, { key: "k1" }))).toBe("FAILED");
    expect(statusIn(await pay(id, { key: "k1" }))).toBe("FAILED");
    world.gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id, { key: "k2" }))).toBe("CONFIRMED");
    expect(statusIn(await pay(id, { key: "k2" }))).toBe("CONFIRMED");
    expect(world.gateway.calls.payWithCard).toBe(2);
    const other = await subscribed("CREDIT_CARD", { planId: "annual" });
    expect((await pay(other.id, { key: "k2" })).statusCode).toBe(422);
  });

  test("two concurrent calls charge once, and the later one gets the payment's status", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.delay = () => new Promise((done) => setTimeout(done, 50));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => pay(id, { key: `tab ${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array<number>(10).fill(200),
    );
    expect(world.gateway.calls.payWithCard).toBe(1);
    expect(await poll(id)).toBe("CONFIRMED");
  });

  test("a lost answer is found by a reading", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.faults.payWithCard = () => "lost";
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
    expect(world.gateway.calls.payWithCard).toBe(1);
  });

  test("a payment whose result is unknown is UNKNOWN and not charged again; a later reading confirms it [read-do-not-charge-again]", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.faults.payWithCard = () => "lost";
    world.gateway.faults.getStatus = () => "lost";
    expect(statusIn(await pay(id))).toBe("UNKNOWN");
    expect(await poll(id)).toBe("UNKNOWN");
    expect(statusIn(await pay(id))).toBe("UNKNOWN");
    expect(await subscribed("CREDIT_CARD")).toMatchObject({
      id,
      status: "UNKNOWN",
    });
    world.gateway.faults.getStatus = () => null;
    world.clock += MINUTE_MS;
    await reconcile();
    expect(await plan()).toMatchObject({ hasActivePlan: true });
    expect(world.gateway.calls.payWithCard).toBe(1);
  });

  test("a payment whose charge never arrived is open again once that is certain", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.faults.payWithCard = () => "dropped";
    expect(statusIn(await pay(id))).toBe("UNKNOWN");
    expect(await poll(id)).toBe("UNKNOWN");
    world.clock += 2 * MINUTE_MS;
    expect(await poll(id)).toBe("PENDING");
    world.gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
  });

  test("a card in analysis is pending until the gateway decides", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    world.gateway.faults.payWithCard = () => "analysed";
    expect(statusIn(await pay(id))).toBe("PROCESSING");
    world.clock += DAY_MS;
    expect(await poll(id)).toBe("PROCESSING");
    world.gateway.set(id, "FAILED");
    expect(await poll(id)).toBe("FAILED");
    expect(await plan()).toMatchObject({ hasActivePlan: false });
  });

  test("a payment by another method, or a closed one, accepts no card", async () => {
    const pix = await subscribed("PIX");
    const card = await subscribed("CREDIT_CARD");
    world.gateway.set(card.id, "OVERDUE");
    await poll(card.id);
    for (const id of [pix.id, card.id]) {
      expect((await pay(id)).statusCode).toBe(409);
    }
    expect(world.gateway.calls.payWithCard).toBe(0);
  });

  test("a paid payment answers CONFIRMED and charges nothing", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    await pay(id);
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
    expect(world.gateway.calls.payWithCard).toBe(1);
  });

  test("of a hundred tries on one payment five reach the gateway", async () => {
    world.gateway.faults.payWithCard = () => "card-refused";
    const { id } = await subscribed("CREDIT_CARD");
    const statuses: number[] = [];
    for (let n = 0; n < 100; n++) statuses.push((await pay(id)).statusCode);
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 409]);
    expect(world.gateway.calls.payWithCard).toBe(5);
  });

  test("a refusal that is not the card's counts as no try", async () => {
    world.gateway.faults.payWithCard = () => "refused";
    const { id } = await subscribed("CREDIT_CARD");
    for (let n = 0; n < 11; n++) {
      expect((await pay(id)).json()).toEqual({
        payment: { id, status: "FAILED" },
        reason: "Recusado",
      });
    }
    world.gateway.faults.payWithCard = () => null;
    expect(statusIn(await pay(id))).toBe("CONFIRMED");
  });

  test("ten tries a day, over all payments of the account", async () => {
    world.gateway.faults.payWithCard = () => "card-refused";
    const status = async (planId: string) => {
      const { id } = await subscribed("CREDIT_CARD", { planId });
      return (await pay(id)).statusCode;
    };
    for (const planId of ["monthly", "semestral"]) {
      for (let n = 0; n < 5; n++) expect(await status(planId)).toBe(200);
    }
    expect(await status("annual")).toBe(429);
    world.clock += DAY_MS;
    expect(await status("annual")).toBe(200);
  });

  test("with hosted cards the API accepts no card", async () => {
    const hosted = await createTestApp({
      db: world.service.db,
      gateway: world.open,
      cardMode: "hosted",
    });
    const { id } = await subscribed("CREDIT_CARD");
    const answer = await hosted.app.inject({
      method: "POST",
      url: "/plans/pay-with-card",
      headers: { authorization: `Bearer ${world.user.token}` },
      payload: {
        paymentId: id,
        creditCard,
        customerData: { ...customerData, email: "ana@exemplo.com", phone: "" },
      },
    });
    await hosted.close();
    expect(answer.statusCode).toBe(409);
    expect(world.gateway.calls.payWithCard).toBe(0);
  });
});
