import { BILL, forEachPart, STEP_PARTS } from "./table.ts";

test("tables come before sweets among the steps", () => {
  expect(STEP_PARTS.map(({ key }) => key)).toEqual([
    "team",
    "foods",
    "drinks",
    "garnishes",
    "thematicTables",
    "confectionery",
    "generalExpenses",
  ]);
});

test("the bill names its eight parts in its own order", () => {
  expect(BILL.map(({ key, label }) => [key, label])).toEqual([
    ["team", "Equipe"],
    ["foods", "Prato Principal"],
    ["drinks", "Bebidas"],
    ["garnishes", "Bocadilhos e Porções"],
    ["confectionery", "Confeitaria"],
    ["thematicTables", "Mesas Temáticas"],
    ["generalExpenses", "Itens Operacionais"],
    ["fixedCosts", "Custos Fixos"],
  ]);
});

test("only a new garnish has no quantity yet [empty-is-zero]", () => {
  expect(forEachPart(({ startsEmpty }) => startsEmpty)).toEqual({
    foods: false,
    drinks: false,
    garnishes: true,
    confectionery: false,
    thematicTables: false,
    generalExpenses: false,
  });
});
