import { sample } from "../../test/test-budget.ts";
import { contentHash } from "./content-hash.ts";

const budget = sample();
const before = contentHash("Festa", budget);

test("neither the order of the keys nor what no client reads changes the content [changed-is-by-content]", () => {
  const reversed = Object.fromEntries(Object.entries(budget).reverse());
  const [drink, ...drinks] = budget.drinks;
  const followed = {
    ...(reversed as typeof budget),
    status: "aprovada",
    sent: [{ n: 1 }],
    receipts: [],
    actual: { team: { paid: 1 } },
    proposal: { message: "Segue a proposta" },
    drinks: [{ ...drink!, supplier: "Adega" }, ...drinks],
  };
  expect(contentHash("Festa", followed)).toBe(
    contentHash("Festa", { ...budget, proposal: {} }),
  );
  expect(before).toBe(contentHash("Festa", reversed as typeof budget));
});

test.each([
  ["name", "Outra festa", budget],
  [
    "guests",
    "Festa",
    { ...budget, eventData: { ...budget.eventData, guests: 7 } },
  ],
  ["margin", "Festa", { ...budget, profitMargin: 0.31 }],
  [
    "order of the drinks",
    "Festa",
    { ...budget, drinks: [...budget.drinks].reverse() },
  ],
  ["validity", "Festa", { ...budget, proposal: { validityDays: 7 } }],
])("another %s is another content", (_, nome, other) => {
  expect(contentHash(nome, other)).not.toBe(before);
});
