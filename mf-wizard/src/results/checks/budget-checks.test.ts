import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { confectionery } from "shared-contracts/parts/confectionery";
import { drinks } from "shared-contracts/parts/drinks";
import { foods } from "shared-contracts/parts/foods";
import { garnishes } from "shared-contracts/parts/garnishes";
import type { Budget } from "shared-contracts/parts/budget";
import { type BudgetCheck, budgetChecks } from "./budget-checks.ts";

/** The texts of the checks, without the no-break spaces of the amounts. */
const said = (checks: readonly BudgetCheck[]) =>
  checks.map(({ title, detail }) =>
    `${title}. ${detail}`.replaceAll("\u00a0", " "),
  );

/** The texts that a change adds to those of the sample. */
const added = (change: Partial<Budget>) => {
  const before = said(budgetChecks(SAMPLE_100, "Festa"));
  const checks = budgetChecks({ ...SAMPLE_100, ...change }, "Festa");
  return checks.filter((check) => !before.includes(said([check])[0]!));
};

test("the sample has people without cost and an empty group", () => {
  expect(said(budgetChecks(SAMPLE_100, "Festa"))).toEqual([
    "Auxiliar de Salão sem custo. 1 pessoa a R$ 0,00. Entra na conta das refeições.",
    "Staff sem custo. 23 pessoas a R$ 0,00. Entram na conta das refeições.",
    "Nova Despesa sem itens. Não entra no custo nem no PDF.",
  ]);
});

test("an empty budget lacks its name, guests and menu", () => {
  const steps = budgetChecks(BLANK, " ").map(({ title }) => title);
  expect(steps).toEqual(
    expect.arrayContaining([
      "Orçamento sem nome",
      "Nenhum convidado",
      "Cardápio vazio",
    ]),
  );
});

test("a dish without a price or a name, and one far too large, are found where they stand", () => {
  const dish = { ...foods.newRow(1), name: "Filé", unit: "kg", unitPrice: 83 };
  const items = [
    { ...dish, id: 1, quantityPerPerson: 0.12, unitPrice: 0 },
    { ...dish, id: 2, quantityPerPerson: 120 },
    { ...dish, id: 3, quantityPerPerson: 1, name: " " },
    { ...dish, id: 4, quantityPerPerson: 120, multiplyByGuests: false },
    { ...dish, id: 5, quantityPerPerson: 0, unitPrice: 0 },
  ];
  const checks = added({ foods: [{ id: 7, name: "Carnes", items }] });
  expect(said(checks)).toEqual([
    "Filé sem preço. 0,12 kg a R$ 0,00.",
    "Filé: mais de 1 kg por convidado. São 120 kg para cada um. Confira a unidade.",
    "Item sem nome. Aparece sem nome no PDF e nas listas.",
  ]);
  expect(
    checks.map(({ step, group, row, field }) => [step, group, row, field]),
  ).toEqual([
    ["foods", 7, 1, "price"],
    ["foods", 7, 2, "quantity"],
    ["foods", 7, 3, "name"],
  ]);
});

test("a price of a hundred on a price per piece is pointed out", () => {
  const garnish = {
    ...garnishes.newRow(1),
    name: "Coxinha",
    quantityPerPerson: 4,
    unit: "un",
  };
  const sweet = {
    ...confectionery.newRow(1),
    name: "Brigadeiro",
    quantity: 0.03,
    unit: "cent",
  };
  const found = said(
    added({
      garnishes: [
        { ...garnish, unitPrice: 110 },
        { ...garnish, id: 2, unitPrice: 29.99 },
        {
          ...garnish,
          id: 3,
          unit: "kg",
          quantityPerPerson: 0.1,
          unitPrice: 90,
        },
      ],
      confectionery: [{ ...sweet, unitPrice: 150 }],
    }),
  );
  expect(found).toEqual([
    "Coxinha a R$ 110,00 a unidade. Parece preço de cento, que daria R$ 1,10 cada.",
    "Brigadeiro a R$ 150,00 a unidade. Parece preço de cento, que daria R$ 1,50 cada.",
  ]);
});

test("far too small and far too large lines, and a line that costs next to nothing, lead to their quantity", () => {
  const dish = { ...foods.newRow(1), name: "Arroz", unitPrice: 14.9 };
  const drink = { ...drinks.newRow(1), name: "Água", unitPrice: 3.2 };
  const checks = added({
    foods: [
      {
        id: 7,
        name: "Arroz",
        items: [
          { ...dish, id: 1, quantityPerPerson: 0.12 },
          { ...dish, id: 2, quantityPerPerson: 120 },
          { ...dish, id: 3, quantityPerPerson: 1, unitPrice: 9 },
          { ...dish, id: 4, quantityPerPerson: 1, unitPrice: 10 },
          { ...dish, id: 5, quantityPerPerson: 0.12, multiplyByGuests: false },
        ],
      },
    ],
    drinks: [
      { ...drink, id: 1, consumptionPerPerson: 500, unit: "L" },
      { ...drink, id: 2, consumptionPerPerson: 0.5, unit: "ml" },
      { ...drink, id: 3, consumptionPerPerson: 60, unit: "un" },
    ],
  });
  expect(checks.map(({ title }) => title.replaceAll("\u00a0", " "))).toEqual([
    "Arroz: menos de 1 g por pessoa",
    "Arroz por R$ 0,90",
    "Arroz por R$ 0,00",
    "Água: mais de 5 L por pessoa",
    "Água: menos de 1 ml por pessoa",
    "Água: mais de 50 un por pessoa",
  ]);
  expect(checks.map(({ row }) => row)).toEqual([1, 3, 5, 1, 2, 3]);
  for (const check of checks)
    expect(check).toMatchObject({ field: "quantity", isOddQuantity: true });
});

test("without guests no line is too cheap", () => {
  const eventData = { ...SAMPLE_100.eventData, guests: 0 };
  const titles = added({ eventData }).map(({ title }) => title);
  expect(titles).toEqual(["Nenhum convidado"]);
});

/** Where each check leads. */
const places = (checks: readonly BudgetCheck[]) =>
  checks.map(({ step, group, row, field }) => [step, group, row, field]);

test("a budget without anything leads to its name, its guests and its menu", () => {
  const eventData = { ...BLANK.eventData, guests: 0 };
  const empty = { ...BLANK, eventData, team: [], foods: [], drinks: [] };
  const checks = budgetChecks(
    { ...empty, thematicTables: [], generalExpenses: [] },
    " ",
  );
  expect(said(checks)).toEqual([
    "Orçamento sem nome. O nome é preciso para salvar.",
    "Nenhum convidado. Nada é multiplicado por convidados e não há custo por pessoa.",
    "Cardápio vazio. Nenhum prato, bocadilho, doce ou mesa com quantidade.",
  ]);
  expect(places(checks)).toEqual([
    ["event", undefined, undefined, "name"],
    ["event", undefined, undefined, "guests"],
    ["foods", undefined, undefined, undefined],
  ]);
});

test("drinks and operational items are no menu, nor is a dish without a quantity", () => {
  const [category] = SAMPLE_100.foods;
  const item = { ...category!.items[0]!, quantityPerPerson: 0 };
  const budget = {
    ...SAMPLE_100,
    foods: [{ ...category!, items: [item] }],
    garnishes: [],
    confectionery: [],
    thematicTables: [],
  };
  const titles = budgetChecks(budget, "Festa").map(({ title }) => title);
  expect(titles).toContain("Cardápio vazio");
});

test("a team that eats nothing is not said to eat", () => {
  const byGuests = { multiplyByGuests: true, multiplyByTeam: false };
  const budget = {
    ...SAMPLE_100,
    foods: [],
    drinks: [
      { ...SAMPLE_100.drinks[0]!, ...byGuests, consumptionPerPerson: 2 },
      {
        ...SAMPLE_100.drinks[0]!,
        multiplyByTeam: true,
        consumptionPerPerson: 0,
      },
    ],
    generalExpenses: [],
  };
  expect(said(budgetChecks(budget, "Festa"))).toEqual(
    expect.arrayContaining(["Staff sem custo. 23 pessoas a R$ 0,00."]),
  );
});

test("people without a name or a cost are found where they stand, nobody is not", () => {
  const [member] = SAMPLE_100.team;
  const checks = added({
    team: [
      { ...member!, id: 1, name: " ", quantity: 2, cost: 10 },
      { ...member!, id: 2, name: " ", quantity: 2, cost: 0 },
      { ...member!, id: 3, name: " ", quantity: 0, cost: 10 },
      { ...member!, id: 4, name: "", quantity: 0, cost: 0 },
      { ...member!, id: 5, name: " Chef ", quantity: 1, cost: 0 },
      { ...member!, id: 6, name: "Chef", quantity: 1, cost: 10 },
    ],
  });
  expect(said(checks)).toEqual([
    "Função sem nome. 2 pessoas na equipe.",
    "Função sem nome sem custo. 2 pessoas a R$ 0,00. Entram na conta das refeições.",
    "Chef sem custo. 1 pessoa a R$ 0,00. Entra na conta das refeições.",
  ]);
  expect(places(checks)).toEqual([
    ["team", undefined, 1, "name"],
    ["team", undefined, 2, "cost"],
    ["team", undefined, 5, "cost"],
  ]);
});

test("empty groups are found by their step, also without a name", () => {
  const empty = { items: [], total: 0 };
  const checks = added({
    foods: [
      { ...empty, id: 1, name: " " },
      { ...empty, id: 2, name: " Carnes " },
    ],
    thematicTables: [{ ...empty, id: 3, name: "" }],
    generalExpenses: [{ ...empty, id: 4, name: "" }],
  });
  expect(checks.map(({ title }) => title)).toEqual([
    "Categoria sem nome sem itens",
    "Carnes sem itens",
    "Mesa sem nome sem itens",
    "Despesa sem nome sem itens",
  ]);
  expect(places(checks)).toEqual([
    ["foods", 1, undefined, "name"],
    ["foods", 2, undefined, "name"],
    ["thematicTables", 3, undefined, "name"],
    ["generalExpenses", 4, undefined, "name"],
  ]);
});

test("a row of a table or an expense leads to its group", () => {
  const [table] = SAMPLE_100.thematicTables;
  const expense = SAMPLE_100.generalExpenses.find((group) => group.items[0]);
  const free = { id: 9, name: "Item", unitPrice: 0 };
  const checks = added({
    thematicTables: [
      { ...table!, id: 3, items: [{ ...table!.items[0]!, ...free }] },
    ],
    generalExpenses: [
      { ...expense!, id: 4, items: [{ ...expense!.items[0]!, ...free }] },
    ],
  });
  expect(places(checks)).toEqual([
    ["thematicTables", 3, 9, "price"],
    ["generalExpenses", 4, 9, "price"],
  ]);
});

test("from R$ 30,00 a piece of finger food is priced like a hundred", () => {
  const garnish = { ...SAMPLE_100.garnishes[0]!, unit: "un" };
  const checks = added({ garnishes: [{ ...garnish, unitPrice: 30 }] });
  expect(places(checks)).toEqual([
    ["garnishes", undefined, garnish.id, "price"],
  ]);
});

test("only food is too much from 1 kg for each guest", () => {
  const drink = { ...SAMPLE_100.drinks[0]!, unit: "kg", unitPrice: 10 };
  const expense = SAMPLE_100.generalExpenses.find((group) => group.items[0]);
  const coal = { ...expense!.items[0]!, unit: "kg", unitPrice: 10 };
  const byAll = { multiplyByGuests: true, multiplyByTeam: true };
  const checks = added({
    drinks: [{ ...drink, ...byAll, consumptionPerPerson: 2 }],
    generalExpenses: [
      { ...expense!, items: [{ ...coal, ...byAll, quantity: 2 }] },
    ],
  });
  expect(checks).toEqual([]);
});

test("an odd quantity and an odd total are reported with their figures", () => {
  const [category] = SAMPLE_100.foods;
  const rice = {
    ...category!.items[0]!,
    name: "Arroz",
    unit: "g",
    unitPrice: 14.9,
    multiplyByGuests: true,
    multiplyByTeam: false,
  };
  const items = [
    { ...rice, id: 1, quantityPerPerson: 0.12 },
    { ...rice, id: 2, quantityPerPerson: 1, unitPrice: 9 },
  ];
  expect(said(added({ foods: [{ ...category!, items }] }))).toEqual([
    "Arroz: menos de 1 g por pessoa. São 0,12 g para cada um, 12 g no total. Confira a unidade.",
    "Arroz por R$ 0,90. É o total da linha. Confira a quantidade e o preço.",
  ]);
});
