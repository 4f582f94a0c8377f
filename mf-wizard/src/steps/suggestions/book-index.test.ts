import fc from "fast-check";
import type { BookItem } from "shared-contracts/entities/price-book";
import { itemKey } from "shared-contracts/pricing/price-points";
import { indexBook } from "./book-index.ts";
import type { SavedRow } from "./saved-row.ts";

const SAVED_AT = "2025-12-08T15:00:00.000Z";

function item(name: string, changes: Partial<BookItem> = {}): BookItem {
  return {
    name,
    unit: "kg",
    price: 7,
    pricedAt: SAVED_AT,
    isTyped: false,
    supplier: "",
    joined: [],
    lowest: 1,
    highest: 7,
    budgets: 2,
    money: 0,
    points: [
      [7, 1],
      [1, 2],
    ],
    rows: { foods: { quantityPerPerson: 120 } },
    ...changes,
  };
}

const index = (...items: BookItem[]) =>
  indexBook({
    complete: true,
    budgets: [],
    items,
  });
const names = (rows: readonly SavedRow[]) => rows.map(({ name }) => name);

test("what begins with the text comes before what contains it, whatever case and accents", () => {
  const found = index(
    item("Molho de filé"),
    item("Filé mignon"),
    item("FILÉ de frango"),
  ).find("foods", " FILE");
  expect(names(found)).toEqual([
    "Filé mignon",
    "FILÉ de frango",
    "Molho de filé",
  ]);
});

test("only the list's own items, six of them, and none for an empty text", () => {
  const { find, has } = index(
    ...["1", "2", "3", "4", "5", "6", "7"].map((n) => item(`Arroz ${n}`)),
  );
  expect(find("foods", "arroz")).toHaveLength(6);
  expect(find("foods", "  ")).toEqual([]);
  expect(find("drinks", "arroz")).toEqual([]);
  expect([has("foods"), has("drinks")]).toEqual([true, false]);
});

test("an item is a whole row of its part, with the last price and its day", () => {
  const { find, named } = index(
    item("Arroz", { joined: ["Arrozinho"] }),
    item("Arroz", { unit: "un", price: 3 }),
    item("Garçom", { unit: "pessoa", rows: { team: { role: "garcom" } } }),
    item("Novo", { rows: { partOfTomorrow: {} } }),
  );
  expect(find("foods", "arr")).toMatchObject([
    {
      name: "Arroz",
      unit: "kg",
      price: 7,
      savedOn: "08/12/2025",
      fields: { quantityPerPerson: 120, unitPrice: 7, multiplyByGuests: true },
    },
    { unit: "un", price: 3 },
  ]);
  expect(named("foods", " ARROZ ", "g")?.price).toBe(7);
  expect(named("foods", "arroz", "cent")?.price).toBe(3);
  expect(named("foods", "arroz", "ml")).toBeUndefined();
  expect(named("foods", "arrozinho", "g")?.name).toBe("Arroz");
  expect(find("team", "gar")).toMatchObject([
    { fields: { role: "garcom", cost: 7 } },
  ]);
});

test("any book: offers contain the text, and each item is found by its own name", () => {
  const arbitraryName = fc
    .string({
      unit: fc.constantFrom("a", "Á", "b", " "),
      minLength: 1,
      maxLength: 5,
    })
    .map((name) => name.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(
      fc.uniqueArray(arbitraryName, { selector: itemKey, maxLength: 20 }),
      fc.string({
        unit: fc.constantFrom("a", "á", "B"),
        minLength: 1,
        maxLength: 2,
      }),
      (all, text) => {
        const { find, named } = index(...all.map((name) => item(name)));
        const keys = find("foods", text).map(({ name }) => itemKey(name));
        const fitting = all.filter((name) =>
          itemKey(name).includes(itemKey(text)),
        );
        expect(keys.every((key) => key.includes(itemKey(text)))).toBe(true);
        expect(keys).toHaveLength(Math.min(6, fitting.length));
        const starts = keys.map((key) => key.startsWith(itemKey(text)));
        expect(starts).toEqual(
          [...starts].sort((a, b) => Number(b) - Number(a)),
        );
        for (const name of all)
          expect(named("foods", name, "kg")).toBeDefined();
      },
    ),
  );
});
