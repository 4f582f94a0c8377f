import { deliveries, recordEvents } from "../../../test/fake-asaas-webhooks.ts";
import { openBooks } from "../../../test/fake-asaas-books.ts";
import { seededRandom } from "../../../test/seeded-random.ts";
import { webhookParser } from "./webhook.ts";

const TOKEN = "a webhook token for tests, of 32 characters or more";
const parse = webhookParser(TOKEN);
const headers = { "asaas-access-token": TOKEN };
const body = {
  id: "evt_1",
  event: "PAYMENT_RECEIVED",
  dateCreated: "2026-11-20 10:00:00",
  payment: { id: "pay_1", externalReference: "ours" },
};

test("an event is read as its id and the payment's reference", () => {
  expect(parse(headers, body)).toEqual({ id: "evt_1", reference: "ours" });
});

test.each([
  ["a charge without a reference", { ...body, payment: { id: "pay_1" } }],
  ["an empty reference", { ...body, payment: { externalReference: "" } }],
  ["no charge", { id: "evt_1", event: "TRANSFER_DONE" }],
])("%s names no payment", (_name, given) => {
  expect(parse(headers, given)).toEqual({ id: "evt_1", reference: null });
});

test.each([
  ["none", {}],
  ["an empty one", { "asaas-access-token": "" }],
  ["a prefix", { "asaas-access-token": TOKEN.slice(0, -1) }],
  ["one as long", { "asaas-access-token": "x".repeat(TOKEN.length) }],
  ["ours and more", { "asaas-access-token": `${TOKEN} ` }],
  ["another case", { "asaas-access-token": TOKEN.toUpperCase() }],
  ["two", { "asaas-access-token": [TOKEN, TOKEN] }],
  ["another header's", { authorization: `Bearer ${TOKEN}` }],
])("token: %s is refused", (_name, given) => {
  expect(parse(given, body)).toBeNull();
});

test.each([
  ["nothing", undefined],
  ["text", "evt_1"],
  ["a list", [body]],
  ["no id", { event: "PAYMENT_RECEIVED" }],
  ["an empty id", { ...body, id: "" }],
  ["a very long id", { ...body, id: "x".repeat(201) }],
  ["an id that is not text", { ...body, id: 1 }],
  [
    "a reference that is not text",
    { ...body, payment: { externalReference: {} } },
  ],
])("body: %s is refused", (_name, given) => {
  expect(parse(headers, given)).toBeNull();
});

test("of shuffled, repeated and forged deliveries only genuine ones pass, each with its event's id", () => {
  const books = openBooks();
  const events = recordEvents(books);
  const customer = books.createCustomer({
    name: "Ana",
    cpfCnpj: "52998224725",
    notificationDisabled: true,
  });
  for (let i = 0; i < 100; i += 1) {
    books.createPayment({
      customer: "id" in customer && customer.id,
      billingType: "PIX",
      value: 49.9,
      dueDate: "2026-11-20",
      description: "Banquete",
      externalReference: `ours-${i}`,
    });
    books.setStatus(`ours-${i}`, "RECEIVED");
  }
  const random = seededRandom(7);
  const faults = { token: TOKEN, random, timesMax: 5, forgedShare: 0.1 };
  const arrived = deliveries(events, faults);
  const read = arrived.map((one) => parse(one.headers, one.body));

  expect(arrived.length).toBeGreaterThan(events.length);
  expect(arrived.filter((one) => one.isForged).length).toBeGreaterThan(10);
  expect(read.map((event) => event === null)).toEqual(
    arrived.map((one) => one.isForged),
  );
  const ids = new Set(read.flatMap((event) => event?.id ?? []));
  expect(ids.size).toBe(events.length);
});
