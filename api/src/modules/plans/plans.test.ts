import { endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import {
  createTestApp,
  createUser,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { addPeriod, endPeriodOf } from "./periods.ts";
import { daysRemaining } from "./periods.ts";

const DAY_MS = 24 * 3600 * 1000;
const start = Date.parse("2026-11-21T15:00:00Z");
let clock = start;
let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(() => (clock = start));
afterAll(() => service.close());

const after = (days: number) => new Date(start + days * DAY_MS).toISOString();
const activate = (user: TestUser, key: string = crypto.randomUUID()) =>
  user.call("POST", "/plans/activate-trial", undefined, {
    "idempotency-key": key,
  });
const subscription = async (user: TestUser) =>
  parse(
    endpoints.getMySubscription.response,
    (await user.call("GET", "/plans/my-subscription")).json(),
  );
const give = (user: TestUser, planId: string, days: number) =>
  service.db
    .transaction()
    .execute((db) =>
      addPeriod(
        db,
        user.id,
        { planId, days, paymentId: crypto.randomUUID() },
        new Date(clock),
      ),
    );

test("the plans are public, in reais and in order, with the place where a card is typed", async () => {
  const answer = await service.app.inject("/plans");
  const { plans, cardMode } = parse(
    endpoints.listPlans.response,
    answer.json(),
  );
  expect(cardMode).toBe("direct");
  expect(
    plans.map(({ id, price, durationDays, isTrial }) => [
      id,
      price,
      durationDays,
      isTrial,
    ]),
  ).toEqual([
    ["trial", 0, 7, true],
    ["monthly", 49.9, 30, false],
    ["semestral", 239.9, 180, false],
    ["annual", 359.9, 365, false],
  ]);
  const hosted = await createTestApp({ cardMode: "hosted" });
  expect((await hosted.app.inject("/plans")).json()).toMatchObject({
    cardMode: "hosted",
  });
  await hosted.close();
});

test("an account without a plan has no subscription and its trial unused", async () => {
  const user = await createUserWithoutPlan(service.app);
  expect(await subscription(user)).toEqual({
    hasActivePlan: false,
    subscription: null,
    usedFreeTrial: false,
  });
});

test("the trial runs for 7 days, then ends and stays used [one-trial]", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answer = await activate(user);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  const running = {
    planName: "Teste grátis",
    status: "ACTIVE",
    startDate: after(0),
    endDate: after(7),
    daysRemaining: 7,
  };
  expect(await subscription(user)).toEqual({
    hasActivePlan: true,
    subscription: running,
    usedFreeTrial: true,
  });
  clock = start + 7 * DAY_MS;
  expect(await subscription(user)).toEqual({
    hasActivePlan: false,
    subscription: { ...running, status: "EXPIRED", daysRemaining: 0 },
    usedFreeTrial: true,
  });
  const again = await activate(user);
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { error: "Você já usou o seu teste grátis", code: "CONFLICT" },
  ]);
});

test("the trial is refused while a plan is active, and can be taken later", async () => {
  const user = await createUserWithoutPlan(service.app);
  await give(user, "monthly", 30);
  const refused = await activate(user);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { error: "Você já tem um plano ativo", code: "CONFLICT" },
  ]);
  expect(await subscription(user)).toMatchObject({ usedFreeTrial: false });
  clock = start + 15 * DAY_MS;
  await user.call("GET", "/user/profile");
  clock = start + 30 * DAY_MS;
  expect((await activate(user)).statusCode).toBe(200);
});

test("a hundred concurrent activations start one trial [one-trial]", async () => {
  const user = await createUserWithoutPlan(service.app);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => activate(user)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  const { count } = await service.db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", user.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test("one account's plan gives another no access", async () => {
  const ana = await createUser(service.app);
  const rui = await createUserWithoutPlan(service.app);
  expect(await subscription(rui)).toMatchObject({
    hasActivePlan: false,
    subscription: null,
  });
  expect((await activate(rui)).statusCode).toBe(200);
  expect(await subscription(ana)).toMatchObject({ hasActivePlan: true });
});

test.each([
  [DAY_MS, 1],
  [DAY_MS + 1, 2],
  [1, 1],
  [0, 0],
  [-5 * DAY_MS, 0],
])("%d ms before the end there are %d days", (left, days) => {
  expect(daysRemaining(new Date(start + left), new Date(start))).toBe(days);
});

test("a renewal adds its days to the remaining ones and is the current plan from then on [renewal-adds-days]", async () => {
  const user = await createUser(service.app);
  clock = start + 2.5 * DAY_MS;
  await give(user, "monthly", 30);
  expect(await subscription(user)).toMatchObject({
    hasActivePlan: true,
    subscription: {
      planName: "Mensal",
      startDate: after(2.5),
      endDate: after(37),
      daysRemaining: 35,
    },
  });
});

test("a plan paid after the last one ended starts now", async () => {
  const user = await createUser(service.app);
  clock = start + 10 * DAY_MS;
  await give(user, "monthly", 30);
  expect(await subscription(user)).toMatchObject({
    subscription: { startDate: after(10), endDate: after(40) },
  });
});

describe("taking back days", () => {
  const paymentsOf = (user: TestUser) =>
    service.db
      .selectFrom("subscriptions")
      .select(["payment_id", "start_date", "end_date"])
      .where("user_id", "=", user.id)
      .orderBy("id")
      .execute();
  const takeBack = (user: TestUser, paymentId: string) =>
    service.db
      .transaction()
      .execute((db) => endPeriodOf(db, user.id, paymentId, new Date(clock)));

  test("of the running period ends the plan now", async () => {
    const user = await createUserWithoutPlan(service.app);
    await give(user, "monthly", 30);
    const [paid] = await paymentsOf(user);
    clock = start + 10 * DAY_MS;
    await takeBack(user, paid!.payment_id!);
    expect(await subscription(user)).toMatchObject({
      hasActivePlan: false,
      subscription: { planName: "Mensal", endDate: after(10) },
    });
  });

  test("of a period that has not begun leaves the one before unchanged", async () => {
    const user = await createUser(service.app);
    await give(user, "annual", 365);
    const [, paid] = await paymentsOf(user);
    await takeBack(user, paid!.payment_id!);
    expect(await subscription(user)).toMatchObject({
      hasActivePlan: true,
      subscription: { planName: "Teste grátis", endDate: after(7) },
    });
  });

  test("moves later periods forward without losing their days", async () => {
    const user = await createUserWithoutPlan(service.app);
    await give(user, "monthly", 30);
    await give(user, "semestral", 180);
    const [paid] = await paymentsOf(user);
    clock = start + 10 * DAY_MS;
    await takeBack(user, paid!.payment_id!);
    expect(await subscription(user)).toMatchObject({
      hasActivePlan: true,
      subscription: {
        planName: "Semestral",
        endDate: after(190),
        daysRemaining: 180,
      },
    });
    const [first, second] = await paymentsOf(user);
    expect(second!.start_date).toEqual(first!.end_date);
  });

  test("does nothing when the period is over, or another account's", async () => {
    const [ana, rui] = [
      await createUserWithoutPlan(service.app),
      await createUser(service.app),
    ];
    await give(ana, "monthly", 30);
    const [paid] = await paymentsOf(ana);
    await takeBack(rui, paid!.payment_id!);
    clock = start + 31 * DAY_MS;
    await takeBack(ana, paid!.payment_id!);
    expect(await paymentsOf(ana)).toEqual([paid]);
  });
});
