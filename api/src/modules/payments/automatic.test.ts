import { DAY_MS, MINUTE_MS, payingWorld } from "../../../test/paying.ts";
import { chargeAhead } from "./automatic.ts";

const world = payingWorld();
const { subscribe, subscribed, poll, plan, reconcile } = world;

const automatic = { automatic: true };
const charge = () => chargeAhead(world.desk());
const renewals = () =>
  [...world.gateway.charges.values()].filter(({ renews }) => renews !== null);
const idOf = ({ reference }: { reference: string }) => reference.split(":")[1]!;
const end = async () => (await plan()).subscription?.endDate;

/** A monthly plan whose payer authorised the next charges; it ends 30 days from the start. */
async function authorised(): Promise<string> {
  const { id } = await subscribed("PIX", automatic);
  world.gateway.set(id, "CONFIRMED");
  await poll(id);
  return id;
}

/** The same, on the day its next charge is made. */
async function scheduled() {
  const id = await authorised();
  world.clock += 23 * DAY_MS;
  await charge();
  const [made] = renewals();
  return { id, made: made!, renewal: idOf(made!) };
}

describe("an authorization", () => {
  test("comes with the first payment, which is a PIX to its payer", async () => {
    const { id, pixCopyPaste } = await subscribed("PIX", automatic);
    expect(pixCopyPaste).not.toBeNull();
    expect(await world.listOpen()).toMatchObject([{ method: "PIX" }]);
    expect((await plan()).automaticPix).toBeUndefined();
    world.gateway.set(id, "CONFIRMED");
    expect(await poll(id)).toBe("CONFIRMED");
    expect((await plan()).automaticPix).toEqual({
      planName: "Mensal",
      price: 49.9,
      durationDays: 30,
      charge: null,
    });
  });

  test("is asked for by PIX alone, and not beside one that stands", async () => {
    const statusOf = async (...order: Parameters<typeof subscribe>) =>
      (await subscribe(...order)).statusCode;
    expect(await statusOf("BOLETO", automatic)).toBe(409);
    await authorised();
    expect(await statusOf("PIX", { ...automatic, planId: "annual" })).toBe(409);
    expect(await statusOf("PIX", { planId: "annual" })).toBe(200);
  });

  test("is not offered where the gateway has none", async () => {
    world.gateway.gateway.automatic = null;
    expect((await subscribe("PIX", automatic)).statusCode).toBe(409);
    await charge();
    expect(world.gateway.charges.size).toBe(0);
  });

  test("does not give its code to who wants a PIX without it", async () => {
    const first = await subscribed("PIX", automatic);
    expect((await subscribed("PIX")).id).not.toBe(first.id);
  });
});

describe("the next charge", () => {
  test("is made seven days before the end, once, and gives its days when it is paid", async () => {
    const first = await authorised();
    const before = await end();
    world.clock += 22 * DAY_MS;
    await charge();
    expect(renewals()).toEqual([]);
    world.clock += DAY_MS;
    await Promise.all([charge(), charge(), charge()]);
    await charge();
    const [made, ...others] = renewals();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      renews: `${world.user.id}:${first}`,
      valueCents: 4990,
      dueDate: "2026-12-20",
    });
    expect(await end()).toBe(before);
    expect(await world.listOpen()).toEqual([]);
    expect((await plan()).automaticPix?.charge).toEqual({
      day: "2026-12-20",
      refused: false,
    });

    world.gateway.set(idOf(made!), "CONFIRMED");
    world.clock += DAY_MS;
    await reconcile();
    await reconcile();
    await charge();
    expect(await end()).toBe("2027-01-20T15:00:05.000Z");
    expect((await plan()).automaticPix?.charge).toBeNull();
    expect(renewals()).toHaveLength(1);
  });

  test("that is refused is not made again, and nothing is charged after the end", async () => {
    const { renewal } = await scheduled();
    const before = await end();
    world.gateway.set(renewal, "FAILED");
    await world.deliver(renewal, "refused");
    await reconcile();
    expect((await plan()).automaticPix?.charge?.refused).toBe(true);
    for (let day = 0; day < 10; day++) {
      world.clock += DAY_MS;
      await charge();
    }
    expect(renewals()).toHaveLength(1);
    expect(await plan()).toMatchObject({ hasActivePlan: false });
    expect(await end()).toBe(before);
  });

  test("whose answer was lost is found, not made twice", async () => {
    world.gateway.faults.createCharge = () => null;
    await authorised();
    world.clock += 23 * DAY_MS;
    world.gateway.faults.createCharge = () => "lost";
    world.gateway.faults.getStatus = () => "lost";
    await charge();
    world.gateway.faults.getStatus = () => null;
    world.clock += 2 * MINUTE_MS;
    await charge();
    await reconcile();
    expect(renewals()).toHaveLength(1);
    expect((await plan()).automaticPix?.charge).not.toBeNull();
  });

  test("that never arrived is made a day later", async () => {
    await authorised();
    world.clock += 23 * DAY_MS;
    world.gateway.faults.createCharge = () => "dropped";
    await charge();
    world.clock += 5 * MINUTE_MS;
    await reconcile();
    world.gateway.faults.createCharge = () => null;
    await charge();
    expect(renewals()).toEqual([]);
    world.clock += DAY_MS;
    await charge();
    expect(renewals()).toHaveLength(1);
  });

  test.each(["monthly", "annual"])(
    "is cancelled when the account pays a %s plan by itself",
    async (planId) => {
      const { made } = await scheduled();
      const { id } = await subscribed("BOLETO", { planId });
      world.gateway.set(id, "RECEIVED");
      await poll(id);
      await reconcile();
      expect(world.gateway.charges.get(made.id)).toMatchObject({
        status: "FAILED",
      });
      await charge();
      expect(renewals()).toHaveLength(1);
    },
  );

  test("is not made for a blocked account", async () => {
    await authorised();
    world.clock += 23 * DAY_MS;
    await world.service.db
      .updateTable("users")
      .set({ blocked: true })
      .where("id", "=", world.user.id)
      .execute();
    await charge();
    expect(renewals()).toEqual([]);
  });
});

describe("it ends", () => {
  const cancel = () => world.user.call("DELETE", "/plans/automatic-pix");

  test("when the account cancels it: at the gateway, with the charge that was scheduled", async () => {
    const { id, made } = await scheduled();
    expect((await cancel()).json()).toEqual({ success: true });
    expect((await cancel()).statusCode).toBe(200);
    await reconcile();
    expect(world.gateway.charges.get(made.id)?.status).toBe("FAILED");
    expect(
      [...world.gateway.charges.values()].find(({ ended }) => ended)?.reference,
    ).toBe(`${world.user.id}:${id}`);
    expect((await plan()).automaticPix).toBeUndefined();
    await charge();
    expect(renewals()).toHaveLength(1);
    expect(await plan()).toMatchObject({ hasActivePlan: true });
  });

  test("not without the gateway's answer", async () => {
    await authorised();
    world.gateway.faults.cancelCharge = () => "dropped";
    expect((await cancel()).statusCode).toBe(503);
    expect((await plan()).automaticPix).toBeDefined();
  });

  test.each(["a webhook", "the daily reading"])(
    "when the payer ends it at the bank, as %s tells",
    async (by) => {
      const { id, made } = await scheduled();
      const first = [...world.gateway.charges.values()].find(
        ({ renews }) => renews === null,
      )!;
      first.ended = true;
      if (by === "a webhook") await world.deliver(id, "ended");
      else world.clock += DAY_MS;
      await reconcile();
      expect((await plan()).automaticPix).toBeUndefined();
      await reconcile();
      expect(world.gateway.charges.get(made.id)?.status).toBe("FAILED");
    },
  );

  test("a charge that is paid while it ends gives its days", async () => {
    const { made, renewal } = await scheduled();
    const before = await end();
    world.gateway.set(renewal, "CONFIRMED");
    await cancel();
    await reconcile();
    expect(world.gateway.charges.get(made.id)?.status).toBe("CONFIRMED");
    expect(await end()).not.toBe(before);
  });
});
