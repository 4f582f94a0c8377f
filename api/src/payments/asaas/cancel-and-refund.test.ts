import { FAULTS, once } from "../../../test/fake-asaas-faults.ts";
import { asaasOfTests, newCharge } from "../../../test/test-asaas.ts";

const asaas = asaasOfTests();

/** Long enough for an answer on a busy machine, and short enough to wait for a missing one. */
const IMPATIENT = { timeoutMs: 1_000 };

describe("cancelling a charge", () => {
  async function madeCharge() {
    const { reference } = newCharge();
    const answer = await asaas.gateway.createCharge(newCharge({ reference }));
    if (answer.kind !== "created") throw new Error("No charge was made.");
    return { id: answer.charge.id, reference };
  }

  test.each([
    ["by its id", (id: string) => id],
    ["by our reference", () => null],
  ])("%s: it can no longer be paid", async (_how, idOf) => {
    const { id, reference } = await madeCharge();
    const key = { id: idOf(id), reference };
    expect(await asaas.gateway.cancelCharge(key)).toEqual({
      kind: "cancelled",
    });
    expect(await asaas.gateway.getStatus({ id, reference })).toMatchObject({
      charge: { status: "FAILED" },
    });
  });

  test("that was already deleted succeeds", async () => {
    const charge = await madeCharge();
    await asaas.gateway.cancelCharge(charge);
    asaas.fake.calls.length = 0;
    expect(await asaas.gateway.cancelCharge(charge)).toEqual({
      kind: "cancelled",
    });
    expect(asaas.fake.calls).toEqual(["GET /payments/:id"]);
  });

  test("that was paid is refused", async () => {
    const charge = await madeCharge();
    asaas.fake.books.setStatus(charge.reference, "CONFIRMED");
    expect(await asaas.gateway.cancelCharge(charge)).toMatchObject({
      kind: "refused",
    });
  });

  test("that never existed is absent", async () => {
    const { reference } = newCharge();
    expect(await asaas.gateway.cancelCharge({ id: null, reference })).toEqual({
      kind: "absent",
    });
  });

  test.each(["dropped after", "another shape, done", "500, not done"] as const)(
    "without a clear answer (%s) is unclear",
    async (fault) => {
      const charge = await madeCharge();
      asaas.fake.fault = once("DELETE /payments/:id", FAULTS[fault]);
      expect(await asaas.gateway.cancelCharge(charge)).toEqual({
        kind: "unclear",
      });
    },
  );
});

describe("a refund", () => {
  const REFUND = "POST /payments/:id/refund";

  async function paidCharge(method: "PIX" | "BOLETO" = "PIX") {
    const charge = newCharge({ method });
    await asaas.gateway.createCharge(charge);
    const { reference } = charge;
    asaas.fake.books.setStatus(reference, "RECEIVED");
    const [payment] = asaas.fake.books.chargesOf(reference);
    return { payment: payment!, key: { id: payment!.id, reference } };
  }

  const requests = () =>
    asaas.fake.calls.filter((call) => call === REFUND).length;

  test("is requested once, and one that was made before counts", async () => {
    const { payment, key } = await paidCharge();
    expect(await asaas.gateway.refundCharge(key)).toEqual({ kind: "refunded" });
    expect(payment.status).toBe("REFUNDED");
    expect(await asaas.gateway.refundCharge(key)).toEqual({ kind: "refunded" });
    expect(requests()).toBe(1);
  });

  test("of what is not paid, of a boleto and of an unknown charge is none", async () => {
    const charge = newCharge();
    await asaas.gateway.createCharge(charge);
    const unpaid = { id: null, reference: charge.reference };
    expect(await asaas.gateway.refundCharge(unpaid)).toEqual({
      kind: "refused",
    });
    expect(requests()).toBe(0);
    const { key } = await paidCharge("BOLETO");
    expect(await asaas.gateway.refundCharge(key)).toEqual({ kind: "refused" });
    expect(
      await asaas.gateway.refundCharge({ id: null, reference: "no charge" }),
    ).toEqual({ kind: "absent" });
  });

  test.each<[keyof typeof FAULTS, string]>([
    ["dropped before", "unclear"],
    ["dropped after", "refunded"],
    ["no answer, done", "refunded"],
    ["another shape, done", "refunded"],
    ["500, not done", "unclear"],
    ["429", "unclear"],
    ["401", "refused"],
  ])("with the fault %s is %s, and requested once", async (name, kind) => {
    const { key } = await paidCharge();
    const gateway = asaas.gatewayWith(IMPATIENT);
    asaas.fake.fault = (call) => (call === REFUND ? FAULTS[name] : undefined);
    expect(await gateway.refundCharge(key)).toEqual({ kind });
    expect(requests()).toBe(1);
  });
});
