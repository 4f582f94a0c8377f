import { DAY_MS, payingWorld } from "../../../test/paying.ts";
import { createUserWithoutPlan } from "../../../test/test-app.ts";

const world = payingWorld();
const { subscribed, poll, listOpen } = world;

describe("open payments", () => {
  test("are the PIX and boletos to pay, with the code and the plan as chosen, newest first", async () => {
    const pix = await subscribed("PIX");
    world.clock += 1000;
    const boleto = await subscribed("BOLETO", { planId: "annual" });
    expect(await listOpen()).toEqual([
      {
        plan: { id: "annual", name: "Anual", price: 359.9, durationDays: 365 },
        method: "BOLETO",
        payment: boleto,
      },
      {
        plan: { id: "monthly", name: "Mensal", price: 49.9, durationDays: 30 },
        method: "PIX",
        payment: pix,
      },
    ]);
  });

  test("are listed without a call to the gateway", async () => {
    await subscribed("PIX");
    world.clock += DAY_MS;
    const before = { ...world.gateway.calls };
    expect(await listOpen()).toHaveLength(1);
    expect(world.gateway.calls).toEqual(before);
  });

  test.each(["CONFIRMED", "OVERDUE", "REFUNDED"] as const)(
    "end with %s",
    async (status) => {
      const { id } = await subscribed("PIX");
      world.gateway.set(id, status);
      await poll(id);
      expect(await listOpen()).toEqual([]);
    },
  );

  test("are none where no payment was chosen, and never a card", async () => {
    expect(await listOpen()).toEqual([]);
    await subscribed("CREDIT_CARD");
    expect(await listOpen()).toEqual([]);
  });

  test("are not those without a charge", async () => {
    await subscribed("PIX");
    await world.service.db
      .updateTable("payments")
      .set({ charge_id: null })
      .where("user_id", "=", world.user.id)
      .execute();
    expect(await listOpen()).toEqual([]);
  });

  test("are the account's own", async () => {
    await subscribed("PIX");
    const other = await createUserWithoutPlan(world.service.app);
    expect(await listOpen({ by: other })).toEqual([]);
  });
});
