import { DAY_MS, MINUTE_MS, payingWorld } from "../../../test/paying.ts";
import { createUserWithoutPlan } from "../../../test/test-app.ts";

const world = payingWorld();
const { subscribe, subscribed } = world;

describe("choosing a plan", () => {
  test("creates a payment at the plan's price and ignores the client's", async () => {
    const payment = await subscribed("PIX", { planId: "annual" });
    expect(payment).toEqual({
      id: payment.id,
      status: "PENDING",
      pixQrCode: "qr of charge_1",
      pixCopyPaste: "code of charge_1",
      invoiceUrl: "https://gateway.example/charge_1",
      dueDate: "2026-11-22",
    });
    const [charge] = world.gateway.charges.values();
    expect(charge).toMatchObject({
      reference: `${world.user.id}:${payment.id}`,
      valueCents: 35_990,
    });
  });

  test("a boleto is due in three days, by Brazil's calendar", async () => {
    world.clock = Date.parse("2026-11-22T01:30:00Z");
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
    expect(world.gateway.calls.createCharge).toBe(0);
  });

  test.each([
    ["11222333000181", 200],
    ["12ABC34501DE35", 200],
    ["11222333000182", 400],
    ["1122233300018", 400],
    ["12abc34501de35", 400],
  ])("a payer of the document %s gets %d", async (cpfCnpj, status) => {
    const answer = await world.user.call("POST", "/plans/subscribe", {
      planId: "monthly",
      paymentMethod: "PIX",
      customerData: { name: "Sabores da Serra Ltda.", cpfCnpj },
    });
    expect(answer.statusCode).toBe(status);
    if (status === 400)
      expect(answer.json()).toMatchObject({
        errors: [{ path: "customerData.cpfCnpj" }],
      });
  });

  test("again returns the same payment, also after the tab was closed, and creates nothing", async () => {
    const first = await subscribed("PIX");
    world.clock += 10 * MINUTE_MS;
    expect(await subscribed("PIX")).toEqual(first);
    expect(world.gateway.charges.size).toBe(1);
  });

  test("in a hundred concurrent calls makes one charge [charged-once]", async () => {
    world.gateway.delay = () => new Promise((done) => setTimeout(done, 30));
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => subscribed("PIX")),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(world.gateway.calls.createCharge).toBe(1);
  });

  test("by another method, of another plan or by another account is another payment", async () => {
    const rui = await createUserWithoutPlan(world.service.app);
    const ids = [
      (await subscribed("PIX")).id,
      (await subscribed("BOLETO")).id,
      (await subscribed("CREDIT_CARD")).id,
      (await subscribed("PIX", { planId: "annual" })).id,
      (await subscribed("PIX", { by: rui })).id,
    ];
    expect(new Set(ids).size).toBe(5);
  });

  test("after the last payment is overdue creates a new one", async () => {
    const first = await subscribed("PIX");
    world.gateway.set(first.id, "OVERDUE");
    world.clock += 2 * DAY_MS;
    const second = await subscribed("PIX");
    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe("PENDING");
  });

  test("that was paid meanwhile says so and makes no new charge", async () => {
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "RECEIVED");
    world.clock += MINUTE_MS;
    expect(await subscribed("PIX")).toMatchObject({ id, status: "RECEIVED" });
    expect(world.gateway.charges.size).toBe(1);
  });

  test("that the gateway refuses gives the reason and leaves nothing open", async () => {
    world.gateway.faults.createCharge = () => "refused";
    const answer = await subscribe();
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: "CPF inválido", code: "CONFLICT" },
    ]);
    world.gateway.faults.createCharge = () => null;
    expect(await subscribed()).toMatchObject({ status: "PENDING" });
  });

  test("whose answer is lost finds the charge by a reading", async () => {
    world.gateway.faults.createCharge = () => "lost";
    expect(await subscribed()).toMatchObject({
      pixQrCode: "qr of charge_1",
    });
    expect(world.gateway.calls.createCharge).toBe(1);
  });

  test("that did not reach the gateway is UNAVAILABLE, and the next call makes the charge", async () => {
    world.gateway.faults.createCharge = () => "dropped";
    const answer = await subscribe();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: "Erro ao criar pagamento", code: "UNAVAILABLE" },
    ]);
    world.gateway.faults.createCharge = () => null;
    await subscribed();
    expect(world.gateway.charges.size).toBe(1);
  });

  test("while the gateway cannot be read requests no second charge", async () => {
    world.gateway.faults.createCharge = () => "lost";
    world.gateway.faults.getStatus = () => "lost";
    expect((await subscribe()).statusCode).toBe(503);
    expect((await subscribe()).statusCode).toBe(503);
    world.gateway.faults.getStatus = () => null;
    await subscribed();
    expect(world.gateway.calls.createCharge).toBe(1);
  });
});
