import { MINUTE_MS, payingWorld } from "../../../test/paying.ts";

const world = payingWorld();
const { subscribed, plan, reconcile, deliver } = world;

describe("a webhook", () => {
  const hints = async (id: string) =>
    (
      await world.service.db
        .selectFrom("payments")
        .select("hints")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).hints;

  test("is not trusted: the payment is read at the gateway [webhooks-are-not-trusted]", async () => {
    const { id } = await subscribed("PIX");
    expect((await deliver(id, "event 1")).statusCode).toBe(200);
    await reconcile();
    expect(await plan()).toMatchObject({ hasActivePlan: false });
  });

  test("without the token is refused and changes nothing", async () => {
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "CONFIRMED");
    const answer = await world.service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "wrong" },
      payload: { id: "event 1", reference: `${world.user.id}:${id}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: "Aviso de pagamento não aceito", code: "UNAUTHENTICATED" },
    ]);
    expect(await hints(id)).toBe(0);
  });

  test("delivered twice counts once, and both deliveries get 200", async () => {
    const { id } = await subscribed("PIX");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => deliver(id, "event 1")),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await hints(id)).toBe(1);
  });

  test.each([
    ["with a malformed reference", "x"],
    ["without a reference", null],
    ["of an unknown payment", `${crypto.randomUUID()}:${crypto.randomUUID()}`],
  ])("%s gets 200 and is not stored", async (_what, reference) => {
    const answer = await world.service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "right" },
      payload: { id: "event 1", reference },
    });
    expect(answer.statusCode).toBe(200);
    expect(
      await world.service.db.selectFrom("webhook_events").selectAll().execute(),
    ).toEqual([]);
  });

  test("over 64 KB is refused", async () => {
    const answer = await world.service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: { "test-token": "right" },
      payload: { id: "x".repeat(65_536), reference: null },
    });
    expect(answer.statusCode).toBe(413);
  });

  test("that arrives during a reading causes another", async () => {
    const { id } = await subscribed("PIX");
    await deliver(id, "event 1");
    let sent = false;
    world.gateway.delay = async () => {
      if (sent) return;
      sent = true;
      // The first reading is under way and did not see this event.
      await deliver(id, "event 2");
    };
    await reconcile();
    expect(world.gateway.calls.getStatus).toBe(2);
  });

  test("that was lost does not matter: reconciliation reads the payment", async () => {
    const { id } = await subscribed("PIX");
    world.gateway.set(id, "RECEIVED");
    for (let minute = 0; minute < 10; minute++) {
      world.clock += MINUTE_MS;
      await reconcile();
    }
    expect(await plan()).toMatchObject({ hasActivePlan: true });
  });
});
