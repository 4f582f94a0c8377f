import fc from "fast-check";
import { withoutLineBreaks } from "shared-contracts/entities/one-line";
import { itemKey } from "shared-contracts/pricing/price-points";
import { bookItem } from "../scenarios/fixtures/book-item.ts";
import { readBookFile, realChanges, writeBookFile } from "./book-file.ts";

test("a file for spreadsheets: semicolons, decimal commas, a byte order mark, cells that compute nothing", async () => {
  const text = await writeBookFile([
    bookItem({ name: 'Pão "de sal"; fresco', price: 1.5, supplier: "" }),
    bookItem({
      name: "=1+1",
      unit: "un",
      price: 1234.567,
      supplier: "@x",
      packageSize: 2.5,
    }),
  ]);
  expect(text.split("\r\n")).toEqual([
    "\uFEFFItem;Unidade;Preço;Fornecedor;Embalagem",
    '"Pão ""de sal""; fresco";kg;1,50;;',
    "'=1+1;un;1234,5670;'@x;2,50",
    "",
  ]);
});

test("out and in changes nothing, whatever the names and prices [book-file-identity]", async () => {
  const text = (maxLength: number) =>
    fc
      .oneof(
        fc.string({ unit: "grapheme", maxLength }),
        fc.string({
          unit: fc.constantFrom("=", "+", "-", "@", "'", '"', ";", "a", " "),
          maxLength,
        }),
      )
      .map((value) =>
        withoutLineBreaks(value.trim()).slice(0, maxLength).trim(),
      );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          name: text(40).filter((name) => itemKey(name) !== ""),
          unit: fc.constantFrom("kg", "L", "un"),
          price: fc.oneof(
            fc.integer({ min: 1, max: 1e8 }).map((cents) => cents / 100),
            fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
          ),
          supplier: text(20),
          packageSize: fc.option(
            fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
            { nil: undefined },
          ),
        }),
        { selector: ({ name, unit }) => `${unit} ${itemKey(name)}` },
      ),
      async (rows) => {
        const items = rows.map((row) => bookItem(row));
        const { changes, refused } = await readBookFile(
          (await writeBookFile(items)).slice(1),
        );
        expect(refused).toEqual([]);
        expect(changes).toEqual(
          rows.map((row) => ({ ...row, packageSize: row.packageSize ?? 0 })),
        );
        expect(realChanges(items, changes)).toEqual([]);
      },
    ),
  );
});

test.each([
  ["Item;Unidade;Preço;Fornecedor", '#;kg;0,01;",""";', ',"'],
  ['"ITEM",Unidade,Preço,Fornecedor', '#,kg,"0,01",";;"', ";;"],
])(
  "the first line says what is between the cells: %s",
  async (head, line, supplier) => {
    const { changes, refused } = await readBookFile(`${head}\n${line}\n`);
    expect(refused).toEqual([]);
    expect(changes).toMatchObject([
      { name: "#", unit: "kg", price: 0.01, supplier },
    ]);
  },
);

test("a line that is not understood is named; the others count", async () => {
  const { changes, refused } = await readBookFile(
    [
      'Filé mignon,kg,"91,50",Central',
      "Cerveja,litro,12,",
      ",kg,3,",
      "",
      "Gelo,KG,zero,",
      "Gelo seco,KG,30",
      "Sal,kg,2,,caixa",
      "filé  mignon,kg,92,Central",
    ].join("\n"),
  );
  expect(changes).toEqual([
    { name: "filé  mignon", unit: "kg", price: 92, supplier: "Central" },
    { name: "Gelo seco", unit: "kg", price: 30 },
  ]);
  expect(refused).toEqual([
    { line: 2, reason: "unidade “litro”: use kg, L ou un" },
    { line: 3, reason: "falta o nome do item" },
    { line: 5, reason: "preço “zero”: use um valor acima de zero" },
    { line: 7, reason: "embalagem “caixa”: use um número" },
  ]);
});

test("only what differs from the book is a change; a joined name is its item's", () => {
  const items = [bookItem({ joined: ["Filet"] })];
  const change = (price: number, name = "FILE MIGNON") => ({
    name,
    unit: "kg" as const,
    price,
    supplier: "Frigorífico Central",
  });
  expect(realChanges(items, [change(83)])).toEqual([]);
  expect(realChanges(items, [change(90, "Filet")])).toEqual([
    {
      change: { name: "Filé mignon", unit: "kg", price: 90 },
      before: items[0],
    },
  ]);
  expect(realChanges(items, [{ ...change(83), packageSize: 2 }])).toEqual([
    {
      change: { name: "Filé mignon", unit: "kg", packageSize: 2 },
      before: items[0],
    },
  ]);
});
