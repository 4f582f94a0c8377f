import { FAULTS } from "../../../test/fake-asaas-faults.ts";
import { asaasOfTests, newCharge } from "../../../test/test-asaas.ts";

const asaas = asaasOfTests();

test("without its PIX code a charge is unclear, and the next reading has both", async () => {
  const { fake, gateway } = asaas;
  const charge = newCharge();
  const pix = "GET /payments/:id/pixQrCode";
  fake.fault = (call) => (call === pix ? FAULTS["500, done"] : undefined);
  expect(await gateway.createCharge(charge)).toEqual({ kind: "unclear" });
  fake.fault = () => undefined;
  const { reference } = charge;
  expect(await gateway.getStatus({ id: null, reference })).toMatchObject({
    kind: "found",
    charge: { pix: { copyPaste: expect.stringMatching(/^pix-/) } },
  });
});

test("an Asaas account without a PIX key gives the payer the link", async () => {
  const pix = "GET /payments/:id/pixQrCode";
  asaas.fake.fault = (call) => (call === pix ? FAULTS["401"] : undefined);
  expect(await asaas.gateway.createCharge(newCharge())).toMatchObject({
    kind: "created",
    charge: { pix: null, invoiceUrl: expect.stringMatching(/^https:/) },
  });
});

test("a poll is one request and returns no PIX code", async () => {
  const charge = newCharge();
  const answer = await asaas.gateway.createCharge(charge);
  const id = answer.kind === "created" ? answer.charge.id : null;
  asaas.fake.calls.length = 0;
  const { reference } = charge;
  expect(await asaas.gateway.getStatus({ id, reference })).toMatchObject({
    kind: "found",
    charge: { id, status: "PENDING", pix: null },
  });
  expect(asaas.fake.calls).toEqual(["GET /payments/:id"]);
});

test("a charge is absent only when Asaas's list is empty", async () => {
  const reference = newCharge().reference;
  const { fake, gateway } = asaas;
  expect(await gateway.getStatus({ id: null, reference })).toEqual({
    kind: "absent",
  });
  expect(await gateway.getStatus({ id: "pay_none", reference })).toEqual({
    kind: "absent",
  });
  fake.fault = (call) =>
    call === "GET /payments" ? FAULTS["an HTML 404"] : undefined;
  expect(await gateway.getStatus({ id: null, reference })).toEqual({
    kind: "unclear",
  });
  expect(await gateway.getStatus({ id: "pay_none", reference })).toEqual({
    kind: "unclear",
  });
});

test("a reference is compared as a whole, not by its prefix", async () => {
  const longer = newCharge({ reference: "ours-10" });
  await asaas.gateway.createCharge(longer);
  const key = { id: null, reference: "ours-1" };
  expect(await asaas.gateway.getStatus(key)).toEqual({ kind: "absent" });
});

test.each(["CONFIRMED", "AWAITING_RISK_ANALYSIS"])(
  "of two charges that a race made for a reference, the %s one counts",
  async (status) => {
    const { books } = asaas.fake;
    const charge = newCharge();
    await asaas.gateway.createCharge(charge);
    const [first] = books.chargesOf(charge.reference);
    const { customer = "" } = first ?? {};
    const copy = (id: string, its: string) =>
      first && books.payments.set(id, { ...first, id, customer, status: its });
    copy("pay_a", status);
    copy("pay_z", "PENDING");
    const { reference } = charge;
    expect(
      await asaas.gateway.getStatus({ id: null, reference }),
    ).toMatchObject({
      charge: { id: "pay_a" },
    });
    expect(await asaas.gateway.createCharge(charge)).toMatchObject({
      charge: { id: "pay_a" },
    });
  },
);
