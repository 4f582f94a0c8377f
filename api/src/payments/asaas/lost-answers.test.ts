import { runs } from "tooling/runs";
import { seededRandom } from "../../../test/seeded-random.ts";
import {
  CARD,
  HOLDER,
  newCharge,
  startTestAsaas,
} from "../../../test/test-asaas.ts";
import type { NewCharge, PaymentGateway } from "../payment-gateway.ts";

const ACTIONS = 50 * runs;
const AT_ONCE = 10;
const LOST = 0.3;

/** Three attempts, as a page makes them; then only readings, until one is clear. */
async function charge(
  gateway: PaymentGateway,
  one: NewCharge,
): Promise<string> {
  const key = { id: null, reference: one.reference };
  for (;;) {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await gateway.createCharge(one);
      if (answer.kind === "created") return answer.charge.id;
    }
    const read = await gateway.getStatus(key);
    if (read.kind === "found") return read.charge.id;
  }
}

async function pay(gateway: PaymentGateway, id: string, reference: string) {
  const key = { id, reference };
  for (;;) {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await gateway.payWithCard(key, CARD, HOLDER);
      if (answer.kind === "answered") return answer.status;
    }
    const read = await gateway.getStatus(key);
    if (read.kind === "found" && read.charge.status !== "PENDING") {
      return read.charge.status;
    }
  }
}

test("with 30 % of requests or answers lost, each payment is one charge and one capture", async () => {
  const { fake, gateway } = await startTestAsaas();
  const random = seededRandom(20);
  let lost = 0;
  fake.fault = () => {
    if (random() >= LOST) return undefined;
    lost += 1;
    return { kind: "drop", done: random() < 0.5 };
  };
  const charges = Array.from({ length: ACTIONS }, () =>
    newCharge({ method: random() < 0.5 ? "CREDIT_CARD" : "PIX" }),
  );
  const waiting = [...charges];
  const statuses: string[] = [];
  const worker = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const id = await charge(gateway, one);
      statuses.push(await pay(gateway, id, one.reference));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const made = [...fake.books.payments.values()];
  expect(lost).toBeGreaterThan(ACTIONS);
  expect(statuses).toEqual(Array(ACTIONS).fill("CONFIRMED"));
  expect(made).toHaveLength(ACTIONS);
  expect(made.map(({ captures }) => captures)).toEqual(Array(ACTIONS).fill(1));
  const references = charges.map(({ reference }) => reference);
  expect(new Set(made.map((one) => one.externalReference))).toEqual(
    new Set(references),
  );
  await fake.close();
});
