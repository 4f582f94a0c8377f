import { runs } from "tooling/runs";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import { scriptedGateway } from "../../../test/scripted-gateway.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestUser,
} from "../../../test/test-app.ts";

const PAYERS = 20;
const ROUNDS = 3 * runs;
const HOUR_MS = 3600 * 1000;

/** The chance that an answer is lost, from gateway to API and from API to client. */
const LOST = 0.3;
/** The chance that a request never reaches the gateway. */
const DROPPED = 0.03;

/** The client's three attempts of one action, each of whose answers may be lost; undefined when all were. */
async function attempt<T>(send: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const answer = await send();
    if (Math.random() >= LOST) return answer;
  }
  return undefined;
}

test("with 30 % of all answers lost and three attempts each, every plan is charged once [charged-once]", async () => {
  let clock = Date.parse("2026-11-21T15:00:00Z");
  const gateway = scriptedGateway();
  const lost = () => (Math.random() < LOST ? "lost" : null);
  const lostOrDropped = () => (Math.random() < DROPPED ? "dropped" : lost());
  gateway.faults = {
    createCharge: lostOrDropped,
    payWithCard: lostOrDropped,
    getStatus: lost,
    cancelCharge: lostOrDropped,
    refundCharge: lostOrDropped,
  };
  const { app, db, close } = await createTestApp({
    gateway,
    now: () => new Date(clock),
  });
  const payers = await Promise.all(
    Array.from({ length: PAYERS }, () => createUserWithoutPlan(app)),
  );

  /** One action of the user: the same key for all its attempts. */
  const act = async (user: TestUser, url: string, body: object) => {
    const key = { "idempotency-key": crypto.randomUUID() };
    const answer = await attempt(() => user.call("POST", url, body, key));
    if (answer?.statusCode !== 200) return undefined;
    return answer.json<{ payment: { id: string; status: PaymentStatus } }>()
      .payment;
  };
  const choose = async (user: TestUser): Promise<string> => {
    for (;;) {
      const payment = await act(user, "/plans/subscribe", {
        planId: "monthly",
        paymentMethod: "CREDIT_CARD",
        customerData: { name: "Ana Prado", cpfCnpj: "52998224725" },
      });
      if (payment) return payment.id;
      clock += 5000;
    }
  };
  const pay = (user: TestUser, paymentId: string) =>
    act(user, "/plans/pay-with-card", {
      paymentId,
      creditCard: {
        holderName: "ANA PRADO",
        number: "4444444444444444",
        expiryMonth: "12",
        expiryYear: "2030",
        ccv: "123",
      },
      customerData: {
        name: "Ana Prado",
        cpfCnpj: "52998224725",
        email: "ana@exemplo.com",
        phone: "",
      },
    });
  const poll = async (user: TestUser, paymentId: string) => {
    clock += 5000;
    const answer = await user.call("GET", `/plans/payment-status/${paymentId}`);
    return answer.json<{ payment: { status: PaymentStatus } }>().payment.status;
  };
  /**
   * What a patient user does: pays, waits while the status is unknown, and pays again when the card was not charged.
   */
  const buy = async (user: TestUser) => {
    const paymentId = await choose(user);
    let status: PaymentStatus = "PENDING";
    while (status !== "CONFIRMED") {
      status =
        status === "PENDING"
          ? ((await pay(user, paymentId))?.status ?? "UNKNOWN")
          : await poll(user, paymentId);
    }
  };

  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(payers.map(buy));
    // The limit is ten card tries a day.
    clock += 6 * HOUR_MS;
  }

  const charges = [...gateway.charges.values()];
  expect(charges.map(({ cardCharges }) => cardCharges)).toEqual(
    Array<number>(PAYERS * ROUNDS).fill(1),
  );
  const periods = await db.selectFrom("subscriptions").selectAll().execute();
  expect(periods).toHaveLength(PAYERS * ROUNDS);
  const open = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "!=", "CONFIRMED")
    .execute();
  expect(open).toEqual([]);
  await close();
});
