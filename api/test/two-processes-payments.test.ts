import { runs } from "tooling/runs";
import type { PaymentMethod } from "shared-contracts/entities/payment";
import type { ApiProcess } from "./api-process.ts";
import {
  paymentIn,
  type PayingAtTwo,
  registerPayer,
  startPayingAtTwo,
} from "./paying-at-two.ts";
import { tally } from "./two-apis.ts";

const ROUNDS = 3 * runs;
/** Concurrent rounds. */
const AT_ONCE = 3;
/** Concurrent calls of one kind at each process. */
const TIMES = 2;
const METHODS: readonly PaymentMethod[] = ["PIX", "BOLETO", "CREDIT_CARD"];

let world: PayingAtTwo;
beforeAll(async () => {
  world = await startPayingAtTwo();
});
afterAll(() => world?.stop());
beforeEach(() => {
  world.fake.fault = () => undefined;
});

const atBoth = <T>(act: (api: ApiProcess) => Promise<T>) =>
  Promise.all(
    world.apis.flatMap((api) => Array.from({ length: TIMES }, () => act(api))),
  );

async function round(number: number) {
  const { fake } = world;
  const method = METHODS[number % METHODS.length]!;
  const account = await registerPayer(world.apis[number % 2]!);

  const chosen = await atBoth((api) => world.subscribe(api, account, method));
  expect(tally(chosen)).toEqual({ 200: 2 * TIMES });
  const [paymentId = "", ...others] = new Set(
    chosen.map((answer) => paymentIn(answer).id),
  );
  expect(others).toEqual([]);
  const reference = `${account.id}:${paymentId}`;

  if (method === "CREDIT_CARD") {
    const tries = await atBoth((api) => world.pay(api, account, paymentId));
    expect(tally(tries)).toEqual({ 200: 2 * TIMES });
  } else {
    fake.books.setStatus(reference, "RECEIVED");
  }
  const [answers] = await Promise.all([
    atBoth((api) => world.deliver(api, reference)),
    world.pollUntilPaid(account, paymentId),
  ]);
  // All deliveries of both events, the charge and its payment, were answered with 200.
  expect(answers.flat()).toEqual(Array.from({ length: 4 * TIMES }, () => 200));
  expect(await world.bookOf(account)).toEqual({
    payments: 1,
    charges: 1,
    known: true,
    captures: method === "CREDIT_CARD" ? 1 : 0,
    periods: 1,
    events: 2,
  });
}

async function rounds() {
  const numbers = Array.from({ length: ROUNDS }, (_, i) => i);
  const worker = async () => {
    for (let next = numbers.shift(); next !== undefined; next = numbers.shift())
      await round(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

test("a plan that is chosen, paid, reported and polled concurrently at both is one charge, one period and each event once", async () => {
  await rounds();
});

test("the same holds when Asaas is slow and its answers get lost after it did the work", async () => {
  let asked = 0;
  world.fake.fault = (call) => {
    if (!call.startsWith("POST")) return undefined;
    asked += 1;
    return asked % 3 === 0
      ? { kind: "drop", done: true }
      : { kind: "late", done: true, ms: 40 };
  };
  await rounds();
  expect(asked).toBeGreaterThanOrEqual(ROUNDS);
});

test("what a killed process started at Asaas is found there by the others, and not requested again", async () => {
  const { fake, db } = world;
  const [first] = world.apis;
  const account = await registerPayer(first);
  /** Carries the request out, and does not answer until the process that made it is dead. */
  const dieAt = async (
    call: string,
    done: () => boolean,
    ask: (api: ApiProcess) => Promise<unknown>,
  ) => {
    const dying = await world.startAnother();
    fake.fault = (made) =>
      made === call ? { kind: "hang", done: true } : undefined;
    const asking = ask(dying).catch(() => "no answer");
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
    await dying.end("SIGKILL");
    expect(await asking).toBe("no answer");
    fake.fault = () => undefined;
  };

  const charges = () => fake.books.payments.size;
  const before = charges();
  await dieAt(
    "POST /payments",
    () => charges() > before,
    (api) => world.subscribe(api, account, "CREDIT_CARD"),
  );
  // Lets the killed process's turn expire.
  await db
    .updateTable("payments")
    .set({ asking_until: new Date() })
    .where("user_id", "=", account.id)
    .execute();
  const chosen = await atBoth((api) =>
    world.subscribe(api, account, "CREDIT_CARD"),
  );
  expect(tally(chosen)).toEqual({ 200: 2 * TIMES });
  const { id } = paymentIn(chosen[0]!);

  const [charge] = fake.books.chargesOf(`${account.id}:${id}`);
  await dieAt(
    "POST /payments/:id/payWithCreditCard",
    () => charge!.captures > 0,
    (api) => world.pay(api, account, id),
  );
  const again = await atBoth((api) => world.pay(api, account, id));
  expect(tally(again)).toEqual({ 200: 2 * TIMES });
  await world.pollUntilPaid(account, id);
  expect(await world.bookOf(account)).toMatchObject({
    payments: 1,
    charges: 1,
    captures: 1,
    periods: 1,
  });
});
