import { DAY_MS, payingWorld } from "../../test/paying.ts";
import { NO_MAIL } from "../mail/mail.ts";
import { resume } from "../db/settings.ts";
import { refundPayment } from "./refund-verb.ts";

const world = payingWorld();
const { subscribed, poll, plan, deliver, reconcile } = world;

const yes = () => Promise.resolve(true);

function refund(
  id: string,
  confirm: (question: string) => Promise<boolean> = yes,
) {
  const { db } = world.service;
  const now = () => new Date(world.clock);
  return refundPayment(
    { db, open: world.open, now, mail: NO_MAIL },
    id,
    confirm,
  );
}

async function paid() {
  const { id } = await subscribed("PIX");
  world.gateway.set(id, "CONFIRMED");
  expect(await poll(id)).toBe("CONFIRMED");
  return id;
}

const actions = () =>
  world.service.db
    .selectFrom("admin_actions")
    .select(["verb", "details", "os_user"])
    .where("user_id", "=", world.user.id)
    .execute();

test("takes the days back, once, and is in the history [refund-ends-access]", async () => {
  const id = await paid();
  const asked: string[] = [];
  const printed = await refund(id, (question) => {
    asked.push(question);
    return Promise.resolve(true);
  });
  expect(printed).toMatch(/^Payment \S+ is refunded: R\$\s49,90 to \S+\.$/);
  expect(asked).toEqual([
    expect.stringMatching(/^Refund R\$\s49,90 \(Mensal\) to \S+@\S+, and/),
  ]);
  expect(await plan()).toMatchObject({ hasActivePlan: false });
  expect(await refund(id)).toBe(
    `Payment ${id} was refunded before. Nothing was done.`,
  );
  expect(world.gateway.calls.refundCharge).toBe(1);
  expect(await actions()).toEqual([
    { verb: "refund", details: id, os_user: expect.any(String) },
  ]);
});

test("leaves the days of other payments", async () => {
  const first = await paid();
  const second = await paid();
  await refund(first);
  expect(await plan()).toMatchObject({ subscription: { daysRemaining: 30 } });
  expect(await poll(second)).toBe("CONFIRMED");
});

test("with the webhook of the refund at the same time, and from two operators, takes the days back once", async () => {
  const first = await paid();
  await paid();
  world.gateway.delay = async () => {
    world.gateway.delay = () => Promise.resolve();
    await deliver(first, "event of the refund");
  };
  await Promise.all([refund(first), refund(first), reconcile()]);
  await reconcile();
  expect(await poll(first)).toBe("REFUNDED");
  expect(await plan()).toMatchObject({ subscription: { daysRemaining: 30 } });
});

test("without a yes does nothing", async () => {
  const id = await paid();
  await expect(refund(id, () => Promise.resolve(false))).rejects.toThrow(
    "Nothing was refunded.",
  );
  expect(world.gateway.calls.refundCharge).toBe(0);
  expect(await actions()).toEqual([]);
});

test.each([crypto.randomUUID(), "x"])(
  "of the unknown payment %s is refused",
  async (id) => {
    await expect(refund(id)).rejects.toThrow(`There is no payment ${id}.`);
  },
);

test("of a payment that is not paid is refused", async () => {
  const { id } = await subscribed("PIX");
  await expect(refund(id)).rejects.toThrow(
    `Payment ${id} is PENDING: only one that is paid can be refunded.`,
  );
  expect(world.gateway.calls.refundCharge).toBe(0);
});

test("of another gateway's payment is refused", async () => {
  const id = await paid();
  await world.service.db
    .updateTable("payments")
    .set({ gateway: "asaas" })
    .execute();
  await expect(refund(id)).rejects.toThrow(
    `Payment ${id} is one of asaas, and PAYMENT_GATEWAY is sandbox.`,
  );
});

test("in a restored backup is refused", async () => {
  const id = await paid();
  const { db } = world.service;
  await db
    .insertInto("settings")
    .values({ name: "restored_at", value: "2026-11-21" })
    .execute();
  await expect(refund(id)).rejects.toThrow("until: npm run admin -- resume");
  await resume(db);
});

test("that the gateway refuses changes nothing", async () => {
  const id = await paid();
  world.gateway.faults.refundCharge = () => "refused";
  await expect(refund(id)).rejects.toThrow("The gateway refuses to refund");
  expect(await plan()).toMatchObject({ hasActivePlan: true });
});

test.each([
  ["lost", "REFUNDED", 0],
  ["dropped", "CONFIRMED", 30],
] as const)(
  "whose answer is %s is read again at once",
  async (fault, status, days) => {
    const id = await paid();
    world.clock += DAY_MS / 2;
    world.gateway.faults.refundCharge = () => fault;
    await expect(refund(id)).rejects.toThrow("is not clear");
    await reconcile();
    expect(await poll(id)).toBe(status);
    const { subscription } = await plan();
    expect(subscription?.daysRemaining).toBe(days);
  },
);
