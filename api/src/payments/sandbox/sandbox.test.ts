import type { PaymentMethod } from "shared-contracts/entities/payment";
import {
  createTestApp,
  createUserWithoutPlan,
  sandbox,
  type TestApp,
  type TestUser,
  WEBHOOK_TOKEN,
} from "../../../test/test-app.ts";
import { NO_MAIL } from "../../mail/mail.ts";
import { createReconciler } from "../../modules/payments/settle.ts";

let clock = Date.parse("2026-11-21T15:00:00Z");
let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  user = await createUserWithoutPlan(service.app);
});
afterAll(() => service.close());

interface Answer {
  payment: {
    id: string;
    status: string;
    pixQrCode: string | null;
    pixCopyPaste: string | null;
    invoiceUrl: string;
  };
}
const subscribe = async (paymentMethod: PaymentMethod) =>
  (
    await user.call("POST", "/plans/subscribe", {
      planId: "monthly",
      paymentMethod,
      customerData: { name: "Ana & Filhos", cpfCnpj: "52998224725" },
    })
  ).json<Answer>().payment;
const pay = async (number: string) => {
  const { id } = await subscribe("CREDIT_CARD");
  const answer = await user.call("POST", "/plans/pay-with-card", {
    paymentId: id,
    creditCard: {
      holderName: "ANA PRADO",
      number,
      expiryMonth: "12",
      expiryYear: "2030",
      ccv: "123",
    },
    customerData: {
      name: "Ana",
      cpfCnpj: "52998224725",
      email: "ana@exemplo.com",
      phone: "",
    },
  });
  return answer.json<Answer>().payment;
};
const poll = async (id: string) => {
  clock += 5000;
  const answer = await user.call("GET", `/plans/payment-status/${id}`);
  return answer.json<Answer>().payment.status;
};
const happens = async (id: string, event: string) => {
  const answer = await user.call("POST", `/sandbox/payments/${id}/${event}`);
  await createReconciler(
    {
      db: service.db,
      open: sandbox(service.db),
      now: () => new Date(clock),
      mail: NO_MAIL,
    },
    (error) => {
      throw error;
    },
  ).run();
  return answer;
};
const hasPlan = async () =>
  (await user.call("GET", "/plans/my-subscription")).json<{
    hasActivePlan: boolean;
  }>().hasActivePlan;

test("a PIX payment confirms itself at the third reading; its picture is a PNG of a code that no bank accepts", async () => {
  const { id, pixQrCode, pixCopyPaste } = await subscribe("PIX");
  const png = Buffer.from(pixQrCode ?? "", "base64");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  // A BR Code begins with its payload format, 000201.
  expect(pixCopyPaste).toMatch(/^BANQUETE SANDBOX - SEM VALOR - sandbox_/);
  expect([await poll(id), await poll(id), await poll(id)]).toEqual([
    "PENDING",
    "PENDING",
    "CONFIRMED",
  ]);
});

test("a boleto waits until its payment is confirmed in the sandbox, and the plan then starts without a poll", async () => {
  const { id } = await subscribe("BOLETO");
  for (let n = 0; n < 5; n++) expect(await poll(id)).toBe("PENDING");
  const answer = await happens(id, "confirm");
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: "CONFIRMED" },
  ]);
  expect(await hasPlan()).toBe(true);
});

test.each([
  ["4444444444444444", "CONFIRMED"],
  ["5184019740373151", "FAILED"],
  ["4916561358240741", "FAILED"],
  ["4111111111111111", "FAILED"],
  ["4000000000000341", "FAILED"],
  ["4000000000000119", "UNKNOWN"],
  ["4000000000000259", "PROCESSING"],
])("the card %s answers %s", async (number, status) => {
  expect((await pay(number)).status).toBe(status);
});

test("a card whose answer is lost is found paid by a reading", async () => {
  const { id } = await pay("4000000000000119");
  expect(await poll(id)).toBe("CONFIRMED");
});

test.each([
  ["confirm", "CONFIRMED"],
  ["refuse", "FAILED"],
  ["expire", "OVERDUE"],
])("the card in analysis ends by %s as %s", async (event, status) => {
  const { id } = await pay("4000000000000259");
  await happens(id, event);
  expect(await poll(id)).toBe(status);
});

test("a refund ends the plan", async () => {
  const { id } = await pay("4444444444444444");
  expect(await hasPlan()).toBe(true);
  await happens(id, "refund");
  expect(await hasPlan()).toBe(false);
});

test("its refund of a paid charge is once, and of any other none", async () => {
  const { gateway } = sandbox(service.db);
  const refund = (id: string) =>
    gateway.refundCharge({ id: null, reference: `${user.id}:${id}` });
  const { id } = await pay("4444444444444444");
  const boleto = await subscribe("BOLETO");
  expect(await refund(id)).toEqual({ kind: "refunded" });
  expect(await refund(id)).toEqual({ kind: "refunded" });
  expect(await refund(boleto.id)).toEqual({ kind: "refused" });
  expect(await refund("no payment")).toEqual({ kind: "absent" });
});

test.each(["confirm", "refuse", "expire", "refund"])(
  "%s needs the payer's token [sandbox-hears-the-payer]",
  async (event) => {
    const { id } = await subscribe("BOLETO");
    const url = `/sandbox/payments/${id}/${event}`;
    const stranger = await service.app.inject({ method: "POST", url });
    const other = await createUserWithoutPlan(service.app);
    const refused = await other.call("POST", url);
    expect([stranger.statusCode, refused.statusCode]).toEqual([401, 404]);
    expect(await poll(id)).toBe("PENDING");
  },
);

test("no page of the sandbox is found by a payment's id [sandbox-hears-the-payer]", async () => {
  const { id } = await subscribe("BOLETO");
  for (const method of ["GET", "POST"] as const) {
    for (const url of [`/sandbox/payments/${id}`, `/sandbox/invoices/${id}`]) {
      const answer = await service.app.inject({ method, url });
      expect(answer.statusCode).toBe(404);
    }
  }
});

test("impossible changes of a charge are refused", async () => {
  const { id } = await subscribe("BOLETO");
  expect((await happens(id, "refund")).statusCode).toBe(409);
  expect((await happens(id, "explode")).statusCode).toBe(404);
  expect((await happens("x", "confirm")).statusCode).toBe(404);
  expect((await happens(crypto.randomUUID(), "confirm")).statusCode).toBe(404);
});

test("the invoice says that it is a test, runs no script, and its button pays", async () => {
  const { id, invoiceUrl } = await subscribe("BOLETO");
  expect(invoiceUrl).toMatch(
    /^http:\/\/localhost:4000\/sandbox\/invoices\/sandbox_[0-9a-f]{32}$/,
  );
  const url = new URL(invoiceUrl).pathname;
  const page = await service.app.inject(url);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
  );
  expect(page.body).toContain("SEM VALOR");
  expect(page.body).toContain("R$&#160;49,90".replace("&#160;", "\u00a0"));
  expect(page.body).toContain("Banquete: plano Mensal");
  expect(page.body).not.toContain("52998224725");
  const pressed = await service.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  expect([pressed.statusCode, pressed.headers["location"]]).toEqual([303, url]);
  expect((await service.app.inject(url)).body).toContain("Pago");
  expect(await poll(id)).toBe("CONFIRMED");
});

test("its charges survive a restart", async () => {
  const { id } = await subscribe("BOLETO");
  const again = await createTestApp({
    db: service.db,
    now: () => new Date(clock),
  });
  const answer = await again.app.inject({
    method: "POST",
    url: `/sandbox/payments/${id}/confirm`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  await again.close();
  expect(answer.statusCode).toBe(200);
});

test.each([
  ["no token", {}, { id: "e", reference: null }, 401],
  ["a wrong token", { token: "x" }, { id: "e", reference: null }, 401],
  [
    "a token too long",
    { token: `${WEBHOOK_TOKEN}x` },
    { id: "e", reference: null },
    401,
  ],
  ["another's body", { token: WEBHOOK_TOKEN }, { event: "PAID" }, 401],
  ["its own", { token: WEBHOOK_TOKEN }, { id: "e", reference: null }, 200],
])(
  "a webhook with %s",
  async (_what, { token }: { token?: string }, payload, status) => {
    const answer = await service.app.inject({
      method: "POST",
      url: "/webhooks/sandbox",
      headers: token === undefined ? {} : { "sandbox-access-token": token },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  },
);
