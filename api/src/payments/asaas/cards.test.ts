import { FAULTS } from "../../../test/fake-asaas-faults.ts";
import { FAKE_KEY } from "../../../test/fake-asaas.ts";
import {
  asaasOfTests,
  CARD,
  HOLDER,
  newCharge,
  WEBHOOK_TOKEN,
} from "../../../test/test-asaas.ts";
import { REASONS } from "./refusals.ts";

const PAY = "POST /payments/:id/payWithCreditCard";
const REFUSED_CARD = { ...CARD, number: "5184019740373151" };
const IMPATIENT = { timeoutMs: 1_000 };

const asaas = asaasOfTests();

async function openCharge() {
  const charge = newCharge({ method: "CREDIT_CARD" });
  const { reference } = charge;
  await asaas.gateway.createCharge(charge);
  const [payment] = asaas.fake.books.chargesOf(reference);
  if (!payment) throw new Error("The fake made no charge.");
  return { payment, key: { id: payment.id, reference } };
}

/** Expects no part of a card and no secret in what a caller or an operator can see. */
function expectNoSecret(answer: unknown): void {
  const seen = JSON.stringify([answer, asaas.troubles]);
  const { number, ccv, holderName } = CARD;
  const secrets = [number, ccv, holderName, REFUSED_CARD.number];
  for (const secret of [...secrets, HOLDER.cpfCnpj, FAKE_KEY, WEBHOOK_TOKEN]) {
    expect(seen).not.toContain(secret);
  }
}

test("an accepted card confirms the charge", async () => {
  const { key, payment } = await openCharge();
  expect(await asaas.gateway.payWithCard(key, CARD, HOLDER)).toEqual({
    kind: "answered",
    status: "CONFIRMED",
  });
  expect(payment.captures).toBe(1);
});

test("without its id the charge is found by its reference", async () => {
  const { key, payment } = await openCharge();
  const byReference = { ...key, id: null };
  expect(
    await asaas.gateway.payWithCard(byReference, CARD, HOLDER),
  ).toMatchObject({ kind: "answered" });
  expect(payment.captures).toBe(1);
});

test("without a charge, no card is sent", async () => {
  const { reference } = newCharge();
  const { gateway, fake } = asaas;
  expect(
    await gateway.payWithCard({ id: null, reference }, CARD, HOLDER),
  ).toEqual({ kind: "refused", reason: REASONS.unavailable });
  fake.fault = () => FAULTS["500, not done"];
  expect(
    await gateway.payWithCard({ id: null, reference }, CARD, HOLDER),
  ).toEqual({ kind: "unclear" });
  expect(fake.calls).not.toContain(PAY);
});

test("a refused card gets the product's own text, and another card may follow", async () => {
  const { key, payment } = await openCharge();
  const refused = await asaas.gateway.payWithCard(key, REFUSED_CARD, HOLDER);
  expect(refused).toEqual({ kind: "card-refused", reason: REASONS.card });
  expectNoSecret(refused);
  expect(payment.captures).toBe(0);
  expect(await asaas.gateway.payWithCard(key, CARD, HOLDER)).toMatchObject({
    status: "CONFIRMED",
  });
});

test("a charge that was paid before is paid, not refused", async () => {
  const { key, payment } = await openCharge();
  await asaas.gateway.payWithCard(key, CARD, HOLDER);
  expect(await asaas.gateway.payWithCard(key, REFUSED_CARD, HOLDER)).toEqual({
    kind: "answered",
    status: "CONFIRMED",
  });
  expect(payment.captures).toBe(1);
});

test.each([
  ["no CEP", { postalCode: "" }],
  ["no phone", { phone: "" }],
  ["no name", { name: "" }],
])("with %s Asaas decides, and blames the holder", async (_name, unknown) => {
  const { key } = await openCharge();
  const holder = { ...HOLDER, ...unknown };
  expect(await asaas.gateway.payWithCard(key, CARD, holder)).toEqual({
    kind: "refused",
    reason: REASONS.holder,
  });
});

test("a card in analysis is PROCESSING", async () => {
  const { key, payment } = await openCharge();
  payment.status = "AWAITING_RISK_ANALYSIS";
  expect(await asaas.gateway.payWithCard(key, CARD, HOLDER)).toEqual({
    kind: "answered",
    status: "PROCESSING",
  });
});

test("an accepted card is PROCESSING while the charge's status lags behind", async () => {
  const { key, payment } = await openCharge();
  const body = JSON.stringify({ ...payment, status: "PENDING" });
  const fault = { kind: "answer", done: true, status: 200, body } as const;
  asaas.fake.fault = (call) => (call === PAY ? fault : undefined);
  expect(await asaas.gateway.payWithCard(key, CARD, HOLDER)).toEqual({
    kind: "answered",
    status: "PROCESSING",
  });
});

describe("a fault at the payment: the answer, and how often the card was charged", () => {
  test.each<[keyof typeof FAULTS, object, number]>([
    ["dropped before", { kind: "unclear" }, 0],
    ["dropped after", { kind: "answered", status: "CONFIRMED" }, 1],
    ["no answer, not done", { kind: "unclear" }, 0],
    ["no answer, done", { kind: "answered", status: "CONFIRMED" }, 1],
    ["broken JSON, done", { kind: "answered", status: "CONFIRMED" }, 1],
    ["another shape, done", { kind: "answered", status: "CONFIRMED" }, 1],
    ["an HTML page, done", { kind: "answered", status: "CONFIRMED" }, 1],
    ["an HTML 404", { kind: "unclear" }, 0],
    ["500, not done", { kind: "unclear" }, 0],
    ["500, done", { kind: "answered", status: "CONFIRMED" }, 1],
    ["429", { kind: "unclear" }, 0],
    ["a redirect", { kind: "unclear" }, 0],
    ["401", { kind: "refused", reason: REASONS.unavailable }, 0],
  ])("%s: %j, %i", async (name, expected, captures) => {
    const { key, payment } = await openCharge();
    const gateway = asaas.gatewayWith(IMPATIENT);
    asaas.fake.fault = (call) => (call === PAY ? FAULTS[name] : undefined);
    const answer = await gateway.payWithCard(key, CARD, HOLDER);
    expect(answer).toEqual(expected);
    expect(payment.captures).toBe(captures);
    expect(asaas.fake.calls.filter((call) => call === PAY)).toHaveLength(1);
    expect(asaas.troubles.length).toBeGreaterThan(0);
    expectNoSecret(answer);
  });

  test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])(
    "%s, and no reading afterwards: unclear",
    async (name) => {
      const { key, payment } = await openCharge();
      const gateway = asaas.gatewayWith(IMPATIENT);
      asaas.fake.fault = (call) =>
        call === PAY ? FAULTS[name] : FAULTS["dropped before"];
      expect(await gateway.payWithCard(key, CARD, HOLDER)).toEqual({
        kind: "unclear",
      });
      expect(payment.captures).toBeLessThan(2);
    },
  );
});
