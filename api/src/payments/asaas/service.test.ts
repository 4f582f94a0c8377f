/** The whole service with Asaas as its gateway: the adapter's answers as payers and operators see them. */
import { deliveries, recordEvents } from "../../../test/fake-asaas-webhooks.ts";
import {
  FAKE_KEY,
  type FakeAsaas,
  startFakeAsaas,
} from "../../../test/fake-asaas.ts";
import { creditCard, customerData } from "../../../test/paying.ts";
import { seededRandom } from "../../../test/seeded-random.ts";
import {
  createTestApp,
  createUserWithoutPlan,
  type TestApp,
  type TestUser,
} from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { readEnv } from "../../env.ts";
import { NO_MAIL } from "../../mail/mail.ts";
import type { Worker } from "../../worker.ts";
import { createReconciler } from "../../modules/payments/settle.ts";
import { openGateway } from "../open-gateway.ts";

const TOKEN = "a webhook token for tests, of 32 characters or more".replaceAll(
  " ",
  "-",
);

let fake: FakeAsaas;
let service: TestApp;
let reconciler: Worker;
beforeAll(async () => {
  fake = await startFakeAsaas();
  const db = await createTestDatabase();
  const gateway = openGateway({
    env: readEnv({
      PAYMENT_GATEWAY: "asaas",
      ASAAS_BASE_URL: fake.baseUrl,
      ASAAS_API_KEY: FAKE_KEY,
      ASAAS_WEBHOOK_TOKEN: TOKEN,
    }),
    db,
    address: () => "http://localhost:4000",
    onTrouble: () => undefined,
  });
  const now = () => new Date();
  reconciler = createReconciler(
    { db, open: gateway, now, mail: NO_MAIL },
    (error) => {
      throw error;
    },
  );
  service = await createTestApp({ db, gateway });
});
beforeEach(() => {
  fake.fault = () => undefined;
});
afterAll(async () => {
  await reconciler.close();
  await service.close();
  await service.db.destroy();
  await fake.close();
});

const subscribe = (user: TestUser, paymentMethod: string) =>
  user.call("POST", "/plans/subscribe", {
    planId: "monthly",
    paymentMethod,
    customerData: { name: "Ana Souza", cpfCnpj: "52998224725" },
  });

const subscription = async (user: TestUser) =>
  (await user.call("GET", "/plans/my-subscription")).json<{
    hasActivePlan: boolean;
    subscription: { daysRemaining: number } | null;
  }>();

const chargesOf = (user: TestUser) =>
  [...fake.books.payments.values()].filter(({ externalReference }) =>
    externalReference.includes(user.id),
  );

test("a PIX payment is shown, paid at the bank, reported by webhooks in any order and number, and granted once", async () => {
  const user = await createUserWithoutPlan(service.app);
  const events = recordEvents(fake.books);
  const answer = await subscribe(user, "PIX");
  const [charge] = chargesOf(user);
  expect(answer.json()).toMatchObject({
    payment: {
      status: "PENDING",
      pixCopyPaste: `pix-${charge?.id}`,
      pixQrCode: expect.stringMatching(/^iVBORw0KGgo/),
    },
  });
  expect(await subscription(user)).toMatchObject({ hasActivePlan: false });

  const { externalReference = "", value } = charge ?? {};
  expect(value).toBe(49.9);
  fake.books.setStatus(externalReference, "CONFIRMED");
  fake.books.setStatus(externalReference, "RECEIVED");
  const random = seededRandom(3);
  const faults = { token: TOKEN, random, timesMax: 5, forgedShare: 0.3 };
  for (const { headers, body, isForged } of deliveries(events, faults)) {
    const { statusCode } = await service.app.inject({
      method: "POST",
      url: "/webhooks/asaas",
      headers,
      payload: body,
    });
    expect(statusCode).toBe(isForged ? 401 : 200);
    await reconciler.run();
  }
  expect(await subscription(user)).toMatchObject({
    hasActivePlan: true,
    subscription: { daysRemaining: 30 },
  });
});

test("twenty concurrent clicks over a network that loses 30 % make one charge", async () => {
  const user = await createUserWithoutPlan(service.app);
  const random = seededRandom(11);
  fake.fault = () =>
    random() < 0.3 ? { kind: "drop", done: random() < 0.5 } : undefined;
  const clicks = Array.from({ length: 20 }, () => subscribe(user, "PIX"));
  const codes = (await Promise.all(clicks)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([]);
  expect(chargesOf(user).length).toBeLessThan(2);

  fake.fault = () => undefined;
  const calm = await subscribe(user, "PIX");
  expect(calm.statusCode).toBe(200);
  const [charge, ...others] = chargesOf(user);
  expect(others).toEqual([]);
  expect(calm.json()).toMatchObject({
    payment: { pixCopyPaste: `pix-${charge?.id}` },
  });
});

test.each([
  ["30140-071", "CONFIRMED"],
  ["30140", "FAILED"],
])(
  "a card is charged with the CEP of the company: %j, %s",
  async (cep, status) => {
    const user = await createUserWithoutPlan(service.app);
    await user.call("PUT", "/buffet/buffet-data", {
      companyName: "",
      cnpj: "",
      address: "",
      cep,
      contactEmail: "",
      contactPhone: "",
    });
    const { payment } = (await subscribe(user, "CREDIT_CARD")).json<{
      payment: { id: string };
    }>();
    const answer = await user.call("POST", "/plans/pay-with-card", {
      paymentId: payment.id,
      creditCard,
      customerData: { ...customerData, email: user.email, phone: "" },
    });
    expect(answer.json()).toMatchObject({ payment: { status } });
  },
);
