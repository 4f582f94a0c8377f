import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Recipe, RecipeLink } from "shared-contracts/entities/recipe";
import { exact } from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import {
  kitchenList,
  kitchenOfEvents,
  loadList,
  teamList,
} from "./lists-without-money.ts";
import { neededText } from "./list-words.ts";
import type { PaperCell, PaperList } from "./paper-list.ts";
import { shoppingList } from "./shopping-list.ts";

/** A list as it is read: headings and rows, without the no-break spaces of the amounts. */
const read = ({ sections }: PaperList) =>
  sections.flatMap(({ title, rows }) => [
    ...(title === undefined ? [] : [`# ${title}`]),
    ...rows.map((cells) => cells.map(words).filter(Boolean).join(" | ")),
  ]);
const words = (cell: PaperCell) =>
  (typeof cell === "string" ? cell : `${cell.text} (${cell.note})`).replaceAll(
    "\u00a0",
    " ",
  );
const headings = (list: PaperList) => list.sections.map(({ title }) => title);

const [FIRST] = SAMPLE_100.generalExpenses[0]!.items;
const withExpenses = (
  ...items: Partial<Budget["generalExpenses"][number]["items"][number]>[]
): Budget => ({
  ...SAMPLE_100,
  generalExpenses: [
    {
      id: 1,
      name: "Descartáveis",
      items: items.map((item, index) => ({
        ...FIRST!,
        id: index + 1,
        multiplyByGuests: true,
        multiplyByTeam: false,
        ...item,
      })),
    },
  ],
});

test("shopping: everything bought, with packages to round up to, and the total of the costs", () => {
  const list = shoppingList(
    withExpenses(
      { name: "Prato", quantity: 1, unit: "un", isRented: true },
      {
        name: "Guardanapo",
        quantity: 0.08,
        unit: "embalagem",
        unitPrice: 10,
        isRented: false,
      },
      {
        name: "Colher",
        quantity: 0.033,
        unit: "un",
        unitPrice: 2,
        isRented: false,
      },
      { name: "Vela", quantity: 0, unit: "un", isRented: false },
    ),
    [],
  );
  const lines = read(list);
  expect(headings(list)).toEqual([
    "Prato Principal",
    "Bebidas",
    "Bocadilhos e Porções",
    "Confeitaria",
    "Mesas Temáticas",
    "Itens Operacionais comprados",
  ]);
  expect(lines).toContain(
    "Vinho tinto seco (14 embalagens de 750 ml a R$ 42,00, sobram 500 ml (R$ 28,00)) | 10 L | R$ 56,00/L | R$ 560,00",
  );
  expect(lines).toContain(
    "Guardanapo | 8 embalagens | R$ 10,00/emb. | R$ 80,00",
  );
  expect(lines.join("\n")).toMatch(
    /Colher \(sobra 0,7 un \(R\$ 1,40\)\) \| 4 un/,
  );
  expect(lines.join("\n")).not.toMatch(/Prato \||Vela/);
});

test("shopping: the total is what the bought parts cost", () => {
  const bought = { ...SAMPLE_100, generalExpenses: [] };
  expect(shoppingList(bought, []).totals?.[0]).toEqual({
    label: "Total previsto",
    value: "R$\u00a09.901,00",
  });
});

test("shopping: an item with a recipe is bought as its ingredients, unless the budget says ready [recipe-bought]", () => {
  const recipe = (id: string, name: string): Recipe => ({
    id,
    name,
    unit: "un",
    yield: 100,
    ingredients: [
      { name: "Farinha", quantity: 2, unit: "kg", factor: 1, price: 6 },
      { name: "Óleo", quantity: 300, unit: "ml", factor: 1, price: 9 },
    ],
  });
  const recipes = [recipe("1", "Coxinha"), recipe("2", "Rissole")];
  const [first] = SAMPLE_100.garnishes;
  const linesOf = (link: Partial<RecipeLink>) =>
    read(
      shoppingList(
        {
          ...SAMPLE_100,
          foods: [],
          drinks: [],
          confectionery: [],
          thematicTables: [],
          generalExpenses: [],
          garnishes: recipes.map(({ id, name }) => ({
            ...first!,
            id: Number(id),
            name,
            unit: "un",
            quantityPerPerson: 9,
            unitPrice: 1.5,
            recipe: { id, price: 1, ...(name === "Coxinha" && link) },
          })),
        },
        recipes,
      ),
    );
  const heading = "# Bocadilhos e Porções";
  expect(linesOf({})).toEqual([
    heading,
    "Farinha (da ficha Coxinha, Rissole) | 36 kg | R$ 6,00/kg | R$ 216,00",
    "Óleo (da ficha Coxinha, Rissole) | 5,4 L | R$ 9,00/L | R$ 48,60",
  ]);
  expect(linesOf({ ready: true })).toEqual([
    heading,
    "Coxinha | 900 un | R$ 1,50/un | R$ 1.350,00",
    "Farinha (da ficha Rissole) | 18 kg | R$ 6,00/kg | R$ 108,00",
    "Óleo (da ficha Rissole) | 2,7 L | R$ 9,00/L | R$ 24,30",
  ]);
});

test("load: rented goods come back, bought ones do not", () => {
  const list = loadList(
    withExpenses(
      { name: "Guardanapo", quantity: 6, unit: "un", isRented: false },
      { name: "Taça", quantity: 2, unit: "un", isRented: true },
    ),
  );
  expect(read(list)).toEqual([
    "# Alugado",
    "Taça | 200 un",
    "# Comprado",
    "Guardanapo | 600 un | não volta",
  ]);
});

test("team: a line for each person, those of one role or name together; nobody prints nothing", () => {
  const [waiter] = SAMPLE_100.team;
  const list = teamList({
    ...SAMPLE_100,
    team: [
      { ...waiter!, quantity: 2 },
      { ...waiter!, id: 2, role: "maitre", name: " ", quantity: 1 },
      { ...waiter!, id: 3, name: "Figurante", quantity: 5000 },
      { ...waiter!, id: 4, name: "Ninguém", quantity: 0 },
      { ...waiter!, id: 5, name: "João", quantity: 1 },
      { ...waiter!, id: 6, name: "", quantity: 1 },
      { ...waiter!, id: 7, role: "custom", name: "", quantity: 0 },
    ],
  });
  expect(list.fact).toBe("5.005 pessoas");
  expect(read(list)).toEqual([
    "Garçom (1 de 3)",
    "Garçom (2 de 3)",
    "Garçom (3 de 3)",
    "Maître",
    "Figurante × 5.000",
    "João",
  ]);
});

test("the printed team leaves out a custom role without a cost, the kitchen names how many they are [people-without-cost]", () => {
  const team = teamList(SAMPLE_100);
  expect(team.fact).toBe("17 pessoas");
  expect(read(team)).toHaveLength(17);
  expect(read(team).join()).not.toMatch(/Staff|Chef/);
  expect(kitchenList(SAMPLE_100, []).fact).toBe("16 na equipe + 24 sem custo");
});

test.each([
  ["un", "82.2", "83 un"],
  ["dz", "821.1", "822 un"],
  ["embalagem", "7.5", "8 embalagens"],
  ["kg", "15.07", "15,1 kg"],
  ["kg", "0.14", "140 g"],
  ["g", "178.12", "178,1 kg"],
  ["gal", "9.86", "9,9 L"],
  ["ml", "0.0333", "34 ml"],
])("on paper %s %s are %s [paper-quantities]", (unit, quantity, text) => {
  expect(neededText(exact(quantity), unit)).toBe(text);
});

test.each([shoppingList, loadList, teamList, kitchenList])(
  "%p prints no blank row and no empty section",
  (make) => {
    const { sections } = make(SAMPLE_100, []);
    for (const { rows } of sections) {
      expect(rows).not.toEqual([]);
      for (const cells of rows) expect(cells.join("").trim()).not.toBe("");
    }
  },
);

test("kitchen: how much of each for how many; nobody for what is fixed", () => {
  const [category] = SAMPLE_100.foods;
  const [dish] = category!.items;
  const lines = read(
    kitchenList(
      {
        ...SAMPLE_100,
        foods: [
          {
            ...category!,
            name: "Carnes",
            items: [
              {
                ...dish!,
                name: "Filé",
                quantityPerPerson: 120,
                unit: "g",
                multiplyByGuests: true,
                multiplyByTeam: true,
              },
              {
                ...dish!,
                id: 2,
                name: "Molho",
                quantityPerPerson: 3,
                unit: "L",
                multiplyByGuests: false,
                multiplyByTeam: false,
              },
            ],
          },
        ],
      },
      [],
    ),
  );
  expect(lines.slice(0, 3)).toEqual([
    "# Prato Principal: Carnes",
    "Filé | 120 g | 140 | 16,8 kg",
    "Molho | 3 L",
  ]);
});

test("kitchen: recipes of the event's dishes and those that they use, for as much as is made", () => {
  const [category] = SAMPLE_100.foods;
  const [dish] = category!.items;
  const link = (id: string) => ({ recipe: { id, price: 1 } });
  const pie = {
    ...dish!,
    name: "Torta",
    quantityPerPerson: 1,
    unit: "un",
    multiplyByGuests: true,
    multiplyByTeam: false,
  };
  const flour = { unit: "kg", factor: 1, price: 6 } as const;
  const recipes: Recipe[] = [
    {
      id: "dough",
      name: "Massa",
      unit: "kg",
      yield: 3,
      ingredients: [{ ...flour, name: "Farinha", quantity: 2 }],
    },
    {
      id: "pie",
      name: "Torta",
      unit: "un",
      yield: 50,
      ingredients: [
        { ...flour, name: "Massa", quantity: 1.5, recipe: "dough" },
        { ...flour, name: "Alho-poró", quantity: 500, unit: "g", factor: 1.54 },
      ],
    },
  ];
  const { sections } = kitchenList(
    {
      ...SAMPLE_100,
      drinks: [],
      garnishes: [],
      confectionery: [],
      thematicTables: [],
      foods: [
        {
          ...category!,
          items: [
            { ...pie, ...link("pie") },
            { ...pie, id: 2, name: "Massa", unit: "kg", ...link("dough") },
            { ...pie, id: 3, name: "Outra", ...link("gone") },
          ],
        },
      ],
    },
    recipes,
  );
  expect(read({ sections: sections.slice(1) } as PaperList)).toEqual([
    "# Ficha técnica: Torta, 100 un",
    "Massa | 3 kg",
    "Alho-poró (1,5 kg sem limpar) | 1 kg",
    "# Ficha técnica: Massa, 103 kg",
    "Farinha | 68,7 kg",
  ]);
});

test("the kitchen of several events has the list of each, under its name", () => {
  const { sections } = kitchenList(SAMPLE_100, []);
  const paper = kitchenOfEvents(
    ["Bodas", "Coffee"].map((shortName) => ({
      shortName,
      budget: SAMPLE_100,
    })),
    [],
  );
  expect(paper.title).toBe("Lista da cozinha");
  expect(headings(paper)).toEqual([
    ...sections.map(({ title }) => `Bodas: ${title}`),
    ...sections.map(({ title }) => `Coffee: ${title}`),
  ]);
  expect(paper.sections.map(({ rows }) => rows)).toEqual(
    [sections, sections].flat().map(({ rows }) => rows),
  );
  expect(paper.fact).toBe("");
});

test.each([loadList, teamList, kitchenList])("no money in %p", (make) => {
  expect(JSON.stringify(make(SAMPLE_100, []))).not.toMatch(/R\$/);
});
