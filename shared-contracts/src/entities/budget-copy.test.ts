import { priceBudget } from "../pricing/price-budget.ts";
import type { Budget } from "../parts/budget.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { withoutClient, withoutSale } from "./budget-copy.ts";
import { readBudgetFile } from "../budget-file/read-budget-file.ts";
import { writeBudgetFile } from "../budget-file/write-budget-file.ts";

const SECRET = "Helena";
const SOLD: Budget = {
  ...SAMPLE_100,
  drinks: SAMPLE_100.drinks.map((drink) => ({
    ...drink,
    recipe: { id: "6f1b2f0e-0000-4000-8000-000000000001", price: 3 },
  })),
  eventData: {
    ...SAMPLE_100.eventData,
    groomName: SECRET,
    brideName: SECRET,
    clientName: SECRET,
    clientCpf: SECRET,
    clientPhone: SECRET,
    clientEmail: SECRET,
    city: SECRET,
    eventDate: "2027-02-27",
    eventLocation: SECRET,
    address: SECRET,
    notes: SECRET,
    location: { city: SECRET },
    keyOfALaterVersion: SECRET,
    guests: 137,
  },
  clientInfo: { name: SECRET },
  calculatedEvent: { for: SECRET },
  previousTotals: [{ by: SECRET }],
  notes: SECRET,
  status: "aprovada",
  sent: [{ n: 1, to: SECRET }],
  receipts: [{ label: SECRET }],
  chosen: { sending: 1, option: 1 },
  receivedBudgetId: 6,
  actual: { team: { paid: 1 } },
  proposal: {
    show: { drinks: "nomes" },
    validityDays: 10,
    notes: SECRET,
    message: SECRET,
    plan: { instalmentDates: ["2027-01-01"] },
    options: [{ id: 1, name: SECRET }],
    suggested: 1,
  },
  priceList: "2026",
};

test("a copy has nothing of the client, and costs the same [a-copy-has-no-client]", () => {
  const copy = withoutClient(SOLD);
  expect(JSON.stringify(copy)).not.toContain(SECRET);
  expect(copy).not.toHaveProperty("status");
  expect(copy).not.toHaveProperty("sent");
  expect(copy).not.toHaveProperty("receipts");
  expect(copy).not.toHaveProperty("chosen");
  expect(copy).not.toHaveProperty("receivedBudgetId");
  expect(copy).not.toHaveProperty("actual");
  expect(copy.eventData).toMatchObject({
    eventDate: "",
    eventTime: SAMPLE_100.eventData.eventTime,
    guests: 137,
    country: "Brasil",
  });
  expect(copy).toMatchObject({
    team: SOLD.team,
    drinks: SOLD.drinks,
    priceList: "2026",
    proposal: { show: { drinks: "nomes" }, validityDays: 10 },
  });
  expect(Object.keys(copy["proposal"] as object)).toEqual([
    "show",
    "validityDays",
  ]);
  expect(priceBudget(copy)).toEqual(priceBudget(SOLD));
});

test("another saved budget keeps the client, not what became of the proposal or the request", () => {
  const answered = { answeredWith: 7, answeredAt: "2026-11-17T15:00:00.000Z" };
  const other = withoutSale({ ...SOLD, ...answered });
  const {
    status,
    sent,
    receipts,
    chosen,
    receivedBudgetId,
    previousTotals,
    actual,
    ...kept
  } = SOLD;
  expect(other).toEqual(kept);
  expect([
    status,
    sent,
    receipts,
    chosen,
    receivedBudgetId,
    previousTotals,
    actual,
  ]).not.toContain(undefined);
});

test("a file of Exportar JSON keeps all of it", () => {
  const text = writeBudgetFile(SOLD, { name: "Festa", exportedAt: "" });
  const { data } = JSON.parse(text) as { data: Budget };
  expect(data).toMatchObject({
    eventData: SOLD.eventData,
    status: "aprovada",
    sent: SOLD["sent"],
    receipts: SOLD["receipts"],
    chosen: SOLD["chosen"],
    proposal: SOLD["proposal"],
    drinks: SOLD.drinks.map(({ recipe }) => ({ recipe })),
  });
  const read = readBudgetFile(new TextEncoder().encode(text), "festa.json");
  expect(read).toMatchObject({
    ok: true,
    budget: { eventData: { groomName: SECRET } },
  });
});
