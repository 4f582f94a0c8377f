import {
  DAY_MS,
  MINUTE_MS,
  SECOND_MS,
  payingWorld,
  start,
} from "../../../test/paying.ts";
import { createUserWithoutPlan } from "../../../test/test-app.ts";

const world = payingWorld();
const { subscribe, subscribed, pay, poll, plan, reconcile, deliver } = world;

describe("paying", () => {
  test("by PIX is found by polling and gives the days once", async () => {
    const { id } = await subscribed("PIX");
    expect(await poll(id)).toBe("PENDING");
    world.gateway.set(id, "CONFIRMED");
    expect(await poll(id)).toBe("CONFIRMED");
    world.gateway.set(id, "RECEIVED");
    await deliver(id, "event 1");
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
    world.clock += 10 * SECOND_MS;
    await Promise.all(
      Array.from({ length: 30 }, () => world.user.call("GET", url)),
    );
    expect(world.gateway.calls.getStatus).toBe(1);
  });

  test("by a concurrent webhook, poll and reconciliation gives the days once", async () => {
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "CONFIRMED");
    world.clock += 5 * SECOND_MS;
    await deliver(id, "event 1");
    const url = `/plans/payment-status/${id}`;
    await Promise.all([
      reconcile(),
      ...Array.from({ length: 20 }, () => world.user.call("GET", url)),
      reconcile(),
    ]);
    expect(await plan()).toMatchObject({
      subscription: { daysRemaining: 30 },
    });
  });

  test("while a plan runs adds the remaining days, by the server's count [renewal-adds-days]", async () => {
    await world.user.call("POST", "/plans/activate-trial");
    world.clock = start + 2 * DAY_MS;
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "CONFIRMED");
    await poll(id);
    expect(await plan()).toMatchObject({
      subscription: {
        planName: "Mensal",
        endDate: new Date(start + 37 * DAY_MS).toISOString(),
      },
    });
  });

  test("by one method closes the others; one that is paid nevertheless adds its days too", async () => {
    const pix = await subscribed("PIX");
    const boleto = await subscribed("BOLETO");
    world.gateway.set(pix.id, "CONFIRMED");
    expect(await poll(pix.id)).toBe("CONFIRMED");
    world.gateway.set(boleto.id, "RECEIVED");
    expect(await plan()).toMatchObject({ subscription: { daysRemaining: 30 } });
    expect(await poll(boleto.id)).toBe("RECEIVED");
    expect(await plan()).toMatchObject({ subscription: { daysRemaining: 60 } });
  });

  test("a refund ends the access that the payment gave [refund-ends-access]", async () => {
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "CONFIRMED");
    await poll(id);
    world.gateway.set(id, "REFUNDED");
    await deliver(id, "event of the refund");
    await reconcile();
    expect(await poll(id)).toBe("REFUNDED");
    expect(await plan()).toMatchObject({ hasActivePlan: false });
    expect((await world.user.call("GET", "/orcamentos")).statusCode).toBe(402);
  });

  test("another account's payment is NOT_FOUND", async () => {
    const { id } = await subscribed("CREDIT_CARD");
    const rui = await createUserWithoutPlan(world.service.app);
    const answers = [
      await rui.call("GET", `/plans/payment-status/${id}`),
      await pay(id, { by: rui }),
      await world.user.call(
        "GET",
        `/plans/payment-status/${crypto.randomUUID()}`,
      ),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: "Pagamento não encontrado", code: "NOT_FOUND" },
      ]);
    }
    expect(world.gateway.calls.payWithCard).toBe(0);
  });
});

describe("reconciliation", () => {
  test("reads less and less often, and stops", async () => {
    await subscribed("BOLETO");
    for (let hour = 0; hour < 24 * 20; hour++) {
      world.clock += 60 * MINUTE_MS;
      await reconcile();
    }
    expect(world.gateway.calls.getStatus).toBeGreaterThan(40);
    expect(world.gateway.calls.getStatus).toBeLessThan(100);
    const { next_read_at } = await world.service.db
      .selectFrom("payments")
      .select("next_read_at")
      .executeTakeFirstOrThrow();
    expect(next_read_at).toBeNull();
  });

  test("closes a payment whose charge was never made", async () => {
    world.gateway.faults.createCharge = () => "dropped";
    await subscribe();
    world.clock += 2 * MINUTE_MS;
    await reconcile();
    const [payment] = await world.service.db
      .selectFrom("payments")
      .select("status")
      .execute();
    expect(payment?.status).toBe("FAILED");
  });

  test("finds a refund of a paid charge whose webhook was lost, within a day", async () => {
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "CONFIRMED");
    await poll(id);
    world.gateway.set(id, "REFUNDED");
    world.clock += DAY_MS;
    await reconcile();
    expect(await plan()).toMatchObject({ hasActivePlan: false });
  });

  test("reads a paid charge daily for 120 days, then no more", async () => {
    const { id } = await subscribed("BOLETO");
    world.gateway.set(id, "CONFIRMED");
    await poll(id);
    const before = world.gateway.calls.getStatus;
    for (let day = 0; day < 140; day++) {
      world.clock += DAY_MS;
      await reconcile();
    }
    expect(world.gateway.calls.getStatus - before).toBe(120);
  });

  test("leaves another gateway's payments alone", async () => {
    const { id } = await subscribed("PIX");
    await world.service.db
      .updateTable("payments")
      .set({ gateway: "asaas" })
      .execute();
    world.gateway.set(id, "CONFIRMED");
    world.clock += MINUTE_MS;
    await reconcile();
    expect(await poll(id)).toBe("PENDING");
    expect(world.gateway.calls.getStatus).toBe(0);
  });
});

describe("a plan that is paid", () => {
  const standing = (paymentId: string) =>
    [...world.gateway.charges.values()].find(({ reference }) =>
      reference.endsWith(`:${paymentId}`),
    )?.status;

  /** A boleto and a PIX of one plan, the PIX paid. */
  async function paidTwoWays() {
    const boleto = await subscribed("BOLETO");
    const pix = await subscribed("PIX");
    world.gateway.set(pix.id, "CONFIRMED");
    await poll(pix.id);
    return { boleto, pix };
  }

  test("cancels its other charges at the gateway, an overdue one too", async () => {
    const overdue = await subscribed("CREDIT_CARD");
    world.gateway.set(overdue.id, "OVERDUE");
    await poll(overdue.id);
    const { boleto, pix } = await paidTwoWays();
    await reconcile();
    expect([overdue, boleto, pix].map(({ id }) => standing(id))).toEqual([
      "FAILED",
      "FAILED",
      "CONFIRMED",
    ]);
  });

  test("leaves the charges of other plans open", async () => {
    const other = (await subscribe("BOLETO", { planId: "annual" })).json<{
      payment: { id: string };
    }>().payment;
    await paidTwoWays();
    await reconcile();
    expect(standing(other.id)).toBe("PENDING");
  });

  test.each(["lost", "dropped"] as const)(
    "has them cancelled again when the answer is %s",
    async (fault) => {
      const { boleto } = await paidTwoWays();
      world.gateway.faults.cancelCharge = () => fault;
      await reconcile();
      world.gateway.faults.cancelCharge = () => null;
      world.clock += MINUTE_MS;
      await reconcile();
      expect(standing(boleto.id)).toBe("FAILED");
    },
  );

  test("counts the money of a charge that was paid just before its cancellation", async () => {
    const { boleto } = await paidTwoWays();
    world.gateway.delay = () => {
      // Paid between the next call, a reading, and the call after it.
      world.gateway.delay = () => {
        world.gateway.set(boleto.id, "CONFIRMED");
        return Promise.resolve();
      };
      return Promise.resolve();
    };
    await reconcile();
    expect(world.gateway.calls.cancelCharge).toBe(1);
    world.clock += DAY_MS;
    await reconcile();
    expect(standing(boleto.id)).toBe("CONFIRMED");
    expect(await plan()).toMatchObject({ subscription: { daysRemaining: 59 } });
  });
});
