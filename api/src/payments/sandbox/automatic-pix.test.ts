import {
  createTestApp,
  createUserWithoutPlan,
  sandbox,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { brazilDate } from "../../brazil-day.ts";
import type { Database } from "../../db/connection.ts";
import { NO_MAIL } from "../../mail/mail.ts";
import { chargeAhead } from "../../modules/payments/automatic.ts";
import { findLastRenewal } from "../../modules/payments/authorizations.ts";
import type { PaymentDesk } from "../../modules/payments/payment-desk.ts";
import { createReconciler } from "../../modules/payments/settle.ts";
import type { OpenGateway } from "../open-gateway.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const start = Date.now();

let clock = start;
let db: Database;
let open: OpenGateway;
let service: TestApp;
let user: TestUser;
let first: string;

beforeAll(async () => {
  db = await createTestDatabase();
  open = sandbox(db, { BANQUETE_PIX_AUTOMATIC: "1" });
  service = await createTestApp({
    db,
    gateway: open,
    now: () => new Date(clock),
  });
});
beforeEach(async () => {
  clock = start;
  await db.deleteFrom("payments").execute();
  user = await createUserWithoutPlan(service.app);
  const answer = await user.call("POST", "/plans/subscribe", {
    planId: "monthly",
    paymentMethod: "PIX",
    customerData: { name: "Ana", cpfCnpj: "52998224725" },
    automatic: true,
  });
  first = answer.json<{ payment: { id: string } }>().payment.id;
  await happens(first, "confirm");
});
afterAll(async () => {
  await service.close();
  await db.destroy();
});

const desk = (): PaymentDesk => ({
  db,
  open,
  now: () => new Date(clock),
  mail: NO_MAIL,
});
const reconcile = () =>
  createReconciler(desk(), (error) => {
    throw error;
  }).run();
const happens = async (id: string, event: string) => {
  const { statusCode } = await user.call(
    "POST",
    `/sandbox/payments/${id}/${event}`,
  );
  await reconcile();
  return statusCode;
};
const mine = async () =>
  (await user.call("GET", "/plans/my-subscription")).json<{
    subscription: { daysRemaining: number };
    automaticPix?: { charge: { day: string; refused: boolean } | null };
  }>();

/** The charge of the next period. */
async function nextCharge() {
  clock = start + 24 * DAY_MS;
  await chargeAhead(desk());
  return (await findLastRenewal(db, user.id))!.id;
}

test("the plans say that it is offered, only where the setting is on", async () => {
  const offered = async (gateway: OpenGateway) => {
    const app = await createTestApp({ db, gateway });
    const answer = await app.app.inject("/plans");
    await app.close();
    return answer.json<{ automaticPix?: boolean }>().automaticPix;
  };
  expect(await offered(open)).toBe(true);
  expect(await offered(sandbox(db))).toBeUndefined();
});

test("a charge is made ahead, and one that is paid gives its days", async () => {
  expect((await mine()).automaticPix).toMatchObject({ charge: null });
  const id = await nextCharge();
  expect((await mine()).automaticPix?.charge).toEqual({
    day: brazilDate(new Date(start + 29 * DAY_MS)),
    refused: false,
  });
  expect(await happens(id, "confirm")).toBe(200);
  expect((await mine()).subscription.daysRemaining).toBe(36);
});

test("a charge is paid on its day without anybody", async () => {
  const id = await nextCharge();
  await db
    .updateTable("sandbox_charges")
    .set({ due_date: brazilDate(new Date()) })
    .where("reference", "=", `${user.id}:${id}`)
    .execute();
  clock += DAY_MS;
  await reconcile();
  expect((await mine()).subscription.daysRemaining).toBe(35);
});

test("a refused charge gives no days and is shown", async () => {
  const id = await nextCharge();
  await happens(id, "refuse");
  expect((await mine()).automaticPix?.charge?.refused).toBe(true);
  expect((await mine()).subscription.daysRemaining).toBe(6);
});

test("ended by the payer, it cancels its charge and takes no other", async () => {
  const id = await nextCharge();
  expect(await happens(first, "end-automatic")).toBe(200);
  expect((await mine()).automaticPix).toBeUndefined();
  expect(await happens(id, "confirm")).toBe(409);
});

test("ended by the account, it cancels its charge", async () => {
  const id = await nextCharge();
  await user.call("DELETE", "/plans/automatic-pix");
  expect((await mine()).automaticPix).toBeUndefined();
  expect(await happens(id, "confirm")).toBe(409);
});
