import fc from "fast-check";
import { forEachPart } from "shared-contracts/parts/table";
import { folded } from "shared-contracts/formats/folded";
import { indexSavedRows } from "./saved-row-index.ts";
import type { SavedRow, SavedRows } from "./saved-row.ts";

const EMPTY: SavedRows = {
  team: [],
  ...forEachPart(() => []),
};

function row(name: string, price = 1, savedOn = "08/12/2025"): SavedRow {
  return { name, fields: { unit: "g", unitPrice: price }, price, savedOn };
}

const foods = (...rows: SavedRow[]): SavedRows => ({ ...EMPTY, foods: rows });
const names = (rows: readonly SavedRow[]) => rows.map(({ name }) => name);

test("what begins with the text comes before what contains it, whatever case and accents", () => {
  const index = indexSavedRows([
    foods(row("Molho de filé"), row("Filé mignon"), row("FILÉ de frango")),
  ]);
  expect(names(index.find("foods", " FILE"))).toEqual([
    "Filé mignon",
    "FILÉ de frango",
    "Molho de filé",
  ]);
});

test("only the list's own rows, six of them, and none for an empty text", () => {
  const index = indexSavedRows([
    foods(...["1", "2", "3", "4", "5", "6", "7"].map((n) => row(`Arroz ${n}`))),
  ]);
  expect(index.find("foods", "arroz")).toHaveLength(6);
  expect(index.find("foods", "  ")).toEqual([]);
  expect(index.find("drinks", "arroz")).toEqual([]);
  expect([index.has("foods"), index.has("drinks")]).toEqual([true, false]);
});

test("a name is offered once: the newest, or the newest with a price", () => {
  const index = indexSavedRows([
    foods(row("Arroz", 0, "03/03/2026"), row("Gelo", 0, "03/03/2026")),
    foods(row("ARROZ", 7, "02/02/2026")),
    foods(row("arroz", 6, "01/01/2026")),
  ]);
  expect(index.find("foods", "arr")).toEqual([row("ARROZ", 7, "02/02/2026")]);
  expect(index.named("foods", " arroz ")).toEqual(
    row("ARROZ", 7, "02/02/2026"),
  );
  expect(index.named("foods", "gelo")?.savedOn).toBe("03/03/2026");
  expect(index.named("foods", "arro")).toBeUndefined();
});

const arbitraryRow = fc.record({
  name: fc
    .string({
      unit: fc.constantFrom("a", "Á", "b", " "),
      minLength: 1,
      maxLength: 5,
    })
    .filter((name) => name.trim() !== ""),
  price: fc.nat(3),
});

test("any budgets: offers contain the text, are distinct and found by their own name", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(arbitraryRow, { maxLength: 8 }), { maxLength: 5 }),
      fc.string({
        unit: fc.constantFrom("a", "á", "B"),
        minLength: 1,
        maxLength: 2,
      }),
      (budgets, text) => {
        const rows = budgets.map((budget) =>
          budget.map(({ name, price }) => row(name.trim(), price)),
        );
        const index = indexSavedRows(rows.map((budget) => foods(...budget)));
        const found = index.find("foods", text);
        const keys = found.map(({ name }) => folded(name));
        expect(keys.every((key) => key.includes(folded(text)))).toBe(true);
        expect(new Set(keys).size).toBe(keys.length);
        const fitting = new Set(
          rows
            .flat()
            .map(({ name }) => folded(name))
            .filter((key) => key.includes(folded(text))),
        );
        expect(found).toHaveLength(Math.min(6, fitting.size));
        const starts = keys.map((key) => key.startsWith(folded(text)));
        expect(starts).toEqual(
          [...starts].sort((a, b) => Number(b) - Number(a)),
        );
        for (const { name, price } of rows.flat()) {
          const newest = index.named("foods", name);
          expect(newest && folded(newest.name)).toBe(folded(name));
          if (price > 0) expect(newest?.price).toBeGreaterThan(0);
        }
      },
    ),
  );
});
