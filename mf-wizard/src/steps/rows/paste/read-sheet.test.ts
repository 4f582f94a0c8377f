import { readSheet } from "./read-sheet.ts";
import { measuredColumns, TEAM_COLUMNS } from "./sheet-columns.ts";

const FOODS = measuredColumns("foods");

function read(text: string, columns = FOODS, from = 0) {
  return readSheet(text, columns, from)?.map((line) =>
    Object.fromEntries([...line].map(([{ field }, value]) => [field, value])),
  );
}

test("reads name, quantity, unit and price by position, numbers as they are written", () => {
  expect(
    read("Picanha\t0,150\tkg\tR$ 1.083,90\r\nArroz\t80\tg\t6.5\r\n"),
  ).toEqual([
    { name: "Picanha", quantityPerPerson: 0.15, unit: "kg", unitPrice: 1083.9 },
    { name: "Arroz", quantityPerPerson: 80, unit: "g", unitPrice: 6.5 },
  ]);
});

test("reads a dot before three digits by the column", () => {
  expect(read("Carvão\t1.250\tkg\t1.250")).toMatchObject([
    { quantityPerPerson: 1.25, unitPrice: 1250 },
  ]);
  expect(read("Chef\t2,5\t1.400", TEAM_COLUMNS)).toMatchObject([
    { quantity: 3, cost: 1400 },
  ]);
});

test("starts at the column it is pasted into", () => {
  expect(read("2\tun\n3\tun", FOODS, 1)).toEqual([
    { quantityPerPerson: 2, unit: "un" },
    { quantityPerPerson: 3, unit: "un" },
  ]);
});

test("goes without the unit column when the table has none", () => {
  expect(read("Pão\t2\t0,60")).toEqual([
    { name: "Pão", quantityPerPerson: 2, unitPrice: 0.6 },
  ]);
});

test.each([
  ["Unidades", "un"],
  ["quilograma", "kg"],
  ["KG", "kg"],
  ["ml.", "ml"],
])("%s is the unit %s", (word, unit) => {
  expect(read(`Pão\t2\t${word}\t1`)).toMatchObject([{ unit }]);
});

test("an empty cell, a heading and an empty line change nothing; a cell that does not fit is unread", () => {
  expect(read("Item\tQtd\tUn\tPreço\n\t\t\t\nPão\tmuito\tcaixa\t2")).toEqual([
    {
      name: "Pão",
      quantityPerPerson: { text: "muito" },
      unit: { text: "caixa" },
      unitPrice: 2,
    },
  ]);
  expect(read("Kibe\t-3\tg\t\nPão\t2*3\tun\tR$ 1,50")).toEqual([
    { name: "Kibe", quantityPerPerson: { text: "-3" }, unit: "g" },
    { name: "Pão", quantityPerPerson: 6, unit: "un", unitPrice: 1.5 },
  ]);
});

test("whole people in the team", () => {
  expect(read("Garçom\t1.500\t210", TEAM_COLUMNS)).toEqual([
    { name: "Garçom", quantity: 1500, cost: 210 },
  ]);
});

test.each(["Picanha", "Picanha\r\n", "12,5"])("%j is no table", (text) => {
  expect(readSheet(text, FOODS, 0)).toBeNull();
});
