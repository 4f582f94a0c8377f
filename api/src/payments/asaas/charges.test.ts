import fc from "fast-check";
import { FAULTS, once, type Fault } from "../../../test/fake-asaas-faults.ts";
import { asaasOfTests, newCharge } from "../../../test/test-asaas.ts";
import { createAsaasGateway } from "./asaas-gateway.ts";

const asaas = asaasOfTests();

/** Long enough for an answer on a busy machine, and short enough to wait for a missing one. */
const IMPATIENT = { timeoutMs: 1_000 };

const named = (fault: Fault) =>
  Object.entries(FAULTS).find(([, one]) => one === fault)?.[0];

test("a PIX charge has its code, its link and the payment's reference", async () => {
  const charge = newCharge();
  const answer = await asaas.gateway.createCharge(charge);
  const [made, ...others] = asaas.fake.books.chargesOf(charge.reference);
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    billingType: "PIX",
    value: 49.9,
    dueDate: "2026-11-20",
    description: "Banquete: plano Mensal",
  });
  expect(answer).toEqual({
    kind: "created",
    charge: {
      id: made?.id,
      status: "PENDING",
      dueDate: "2026-11-20",
      invoiceUrl: `https://sandbox.asaas.com/i/${made?.id}`,
      pix: {
        qrCode: expect.stringMatching(/^iVBORw0KGgo/),
        copyPaste: `pix-${made?.id}`,
      },
    },
  });
});

test.each(["BOLETO", "CREDIT_CARD"] as const)(
  "a %s charge has its link and no PIX code",
  async (method) => {
    const charge = newCharge({ method });
    expect(await asaas.gateway.createCharge(charge)).toMatchObject({
      kind: "created",
      charge: { pix: null, invoiceUrl: expect.stringMatching(/^https:/) },
    });
    expect(asaas.fake.calls).not.toContain("GET /payments/:id/pixQrCode");
  },
);

test("a repeated request returns the charge and makes none", async () => {
  const charge = newCharge();
  const first = await asaas.gateway.createCharge(charge);
  expect(await asaas.gateway.createCharge(charge)).toEqual(first);
  expect(asaas.fake.books.chargesOf(charge.reference)).toHaveLength(1);
});

test("a deleted charge does not count; a new one is made", async () => {
  const charge = newCharge();
  const first = await asaas.gateway.createCharge(charge);
  const [made] = asaas.fake.books.chargesOf(charge.reference);
  if (made) made.deleted = true;
  const byReference = { id: null, reference: charge.reference };
  const byId = { ...byReference, id: made?.id ?? "" };

  expect(await asaas.gateway.getStatus(byReference)).toEqual({
    kind: "absent",
  });
  expect(await asaas.gateway.getStatus(byId)).toMatchObject({
    charge: { status: "FAILED" },
  });
  const second = await asaas.gateway.createCharge(charge);
  expect(second).toMatchObject({ kind: "created" });
  expect(second).not.toEqual(first);
});

test("one customer serves every charge of a CPF; duplicates and deleted ones do not matter", async () => {
  const { books } = asaas.fake;
  const payer = { name: "Rui Alves", cpfCnpj: "11144477735" };
  const customer = { ...payer, notificationDisabled: true };
  const [deleted] = [1, 2, 3].map(() => books.createCustomer(customer));
  if (deleted && "deleted" in deleted) deleted.deleted = true;
  const charges = [newCharge({ payer }), newCharge({ payer })];
  for (const charge of charges) await asaas.gateway.createCharge(charge);

  const used = charges.flatMap(({ reference }) =>
    books.chargesOf(reference).map((payment) => payment.customer),
  );
  expect(new Set(used).size).toBe(1);
  expect(used).not.toContain(deleted && "id" in deleted && deleted.id);
  expect(
    books.customers.filter((one) => one.cpfCnpj === payer.cpfCnpj),
  ).toHaveLength(3);
});

test.each([
  ["a CPF", { cpfCnpj: "0", name: "Ana" }, "Por favor, informe um CPF válido"],
  [
    "a CNPJ",
    { cpfCnpj: "11222333000AAA", name: "Sabores Ltda." },
    "Por favor, informe um CNPJ válido",
  ],
  [
    "a name",
    { cpfCnpj: "39053344705", name: "" },
    "Por favor, informe seu nome completo",
  ],
])(
  "%s that Asaas does not accept gets a text for the payer",
  async (_name, payer, reason) => {
    const charge = newCharge({ payer });
    expect(await asaas.gateway.createCharge(charge)).toEqual({
      kind: "refused",
      reason,
    });
    expect(asaas.fake.books.chargesOf(charge.reference)).toEqual([]);
  },
);

test.each([
  ["http://sandbox.asaas.com/i/1", null],
  ["javascript:alert(1)", null],
  ["//sandbox.asaas.com/i/1", null],
  ["", null],
  ["https://sandbox.asaas.com/i/1", "https://sandbox.asaas.com/i/1"],
])("the link %s is returned as %s", async (invoiceUrl, expected) => {
  const charge = newCharge({ method: "BOLETO" });
  await asaas.gateway.createCharge(charge);
  const [made] = asaas.fake.books.chargesOf(charge.reference);
  if (made) made.invoiceUrl = invoiceUrl;
  const { reference } = charge;
  expect(await asaas.gateway.getStatus({ id: null, reference })).toMatchObject({
    charge: { invoiceUrl: expected },
  });
});

describe("a fault at POST /payments: the answer, and the number of charges", () => {
  test.each<[keyof typeof FAULTS, string, number]>([
    ["dropped before", "unclear", 0],
    ["dropped after", "created", 1],
    ["no answer, not done", "unclear", 0],
    ["no answer, done", "created", 1],
    ["broken JSON, done", "created", 1],
    ["another shape, done", "created", 1],
    ["an HTML page, done", "created", 1],
    ["an HTML 404", "unclear", 0],
    ["500, not done", "unclear", 0],
    ["500, done", "created", 1],
    ["429", "unclear", 0],
    ["a redirect", "unclear", 0],
    ["401", "refused", 0],
  ])("%s: %s, %i", async (name, kind, count) => {
    const { fake } = asaas;
    const charge = newCharge();
    fake.fault = once("POST /payments", FAULTS[name]);
    const gateway = asaas.gatewayWith(IMPATIENT);
    expect((await gateway.createCharge(charge)).kind).toBe(kind);
    expect(fake.books.chargesOf(charge.reference)).toHaveLength(count);
    const posts = fake.calls.filter((call) => call === "POST /payments");
    expect(posts).toHaveLength(1);
  });
});

describe("a fault anywhere never makes a second charge, and a retry succeeds", () => {
  const CALLS = [
    "GET /payments",
    "GET /customers",
    "POST /customers",
    "POST /payments",
    "GET /payments/:id/pixQrCode",
  ];
  const QUICK = Object.values(FAULTS).filter(({ kind }) => kind !== "hang");
  test.each(
    CALLS.flatMap((call) =>
      QUICK.map((fault) => [call, named(fault), fault] as const),
    ),
  )("%s: %s", async (call, _name, fault) => {
    const { fake, gateway } = asaas;
    const cpfCnpj = String(10_000_000_000 + fake.books.customers.length);
    const charge = newCharge({ payer: { name: "Ana", cpfCnpj } });
    fake.fault = (one) => (one === call ? fault : undefined);
    for (let tries = 0; tries < 3; tries += 1) {
      const { kind } = await gateway.createCharge(charge);
      expect(kind === "created" || fake.calls.includes(call)).toBe(true);
    }
    expect(fake.books.chargesOf(charge.reference).length).toBeLessThan(2);
    expect(JSON.stringify(asaas.troubles)).not.toContain(cpfCnpj);

    fake.fault = () => undefined;
    expect(await gateway.createCharge(charge)).toMatchObject({
      kind: "created",
      charge: { pix: { copyPaste: expect.stringMatching(/^pix-/) } },
    });
    expect(fake.books.chargesOf(charge.reference)).toHaveLength(1);
  });
});

test("a method ends within its time limit, however many slow requests it makes", async () => {
  asaas.fake.fault = () => ({ kind: "late", ms: 600, done: true });
  const charge = newCharge();
  const gateway = asaas.gatewayWith(IMPATIENT);
  expect(await gateway.createCharge(charge)).toEqual({ kind: "unclear" });
  expect(asaas.fake.calls.length).toBeLessThan(3);
});

test("every number of cents is sent exactly", async () => {
  let sent = "";
  const stub: typeof fetch = (_url, init) => {
    if (typeof init?.body === "string") sent = init.body;
    const body = init?.body ? { id: "cus_1" } : { data: [] };
    return Promise.resolve(Response.json(body));
  };
  const options = {
    baseUrl: "http://asaas.test",
    apiKey: "k",
    webhookToken: "t",
  };
  const gateway = createAsaasGateway({ ...options, fetch: stub });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 99_999_999_999 }),
      async (valueCents) => {
        await gateway.createCharge(newCharge({ valueCents }));
        const [, whole = "", part = ""] =
          /"value":(\d+)\.?(\d*),/.exec(sent) ?? [];
        expect(part.length).toBeLessThan(3);
        expect(BigInt(whole + part.padEnd(2, "0"))).toBe(BigInt(valueCents));
      },
    ),
  );
});
