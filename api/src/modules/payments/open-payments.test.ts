import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import { DAY_MS, payingWorld, start } from "../../../test/paying.ts";
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

describe("the list of payments", () => {
  const list = async (by = world.user) => {
    const answer = await by.call("GET", "/plans/payments");
    expect(answer.statusCode).toBe(200);
    return parse(endpoints.listPayments.response, answer.json());
  };

  test("has each payment with its plan, price, method, status and dates, newest first", async () => {
    const boleto = await subscribed("BOLETO", { planId: "annual" });
    world.clock += DAY_MS;
    const pix = await subscribed("PIX");
    world.gateway.set(pix.id, "CONFIRMED");
    await poll(pix.id);
    const before = { ...world.gateway.calls };
    expect(await list()).toEqual([
      {
        id: pix.id,
        plan: { id: "monthly", name: "Mensal", price: 49.9, durationDays: 30 },
        method: "PIX",
        status: "CONFIRMED",
        createdAt: new Date(start + DAY_MS).toISOString(),
        dueDate: pix.dueDate,
        paidAt: new Date(world.clock).toISOString(),
      },
      {
        id: boleto.id,
        plan: { id: "annual", name: "Anual", price: 359.9, durationDays: 365 },
        method: "BOLETO",
        status: "PENDING",
        createdAt: new Date(start).toISOString(),
        dueDate: boleto.dueDate,
        paidAt: null,
      },
    ]);
    expect(world.gateway.calls).toEqual(before);
  });

  test("is the account's own", async () => {
    await subscribed("PIX");
    const other = await createUserWithoutPlan(world.service.app);
    expect(await list(other)).toEqual([]);
  });

  test("has the newest 100", async () => {
    const { id } = await subscribed("PIX");
    const { db } = world.service;
    const row = await db
      .selectFrom("payments")
      .selectAll()
      .executeTakeFirstOrThrow();
    const old = Array.from({ length: 100 }, (_, day) => ({
      ...row,
      id: crypto.randomUUID(),
      status: "FAILED" as const,
      created_at: new Date(start - (day + 1) * DAY_MS),
    }));
    await db.insertInto("payments").values(old).execute();
    const listed = await list();
    expect(listed).toHaveLength(100);
    expect(listed[0]?.id).toBe(id);
    expect(listed.map((one) => one.id)).not.toContain(old.at(-1)!.id);
  });
});
