import fc from "fast-check";
import { BLANK } from "../templates/blank.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import * as z from "zod/mini";
import { budgetSchema } from "../parts/budget-schema.test-data.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { readBudget } from "./read-budget.ts";
import { budgetOf, SOURCES } from "./read-budget.test-data.ts";

describe("canonical budgets", () => {
  test.each([
    ["sample", SAMPLE_100],
    ["blank", BLANK],
  ])("the %s template is read as it is, as object or text", (_, template) => {
    expect(budgetOf(template)).toEqual(withStoredTotals(template));
    expect(budgetOf(JSON.stringify(template))).toEqual(
      withStoredTotals(template),
    );
  });

  test("reading leaves the given object alone", () => {
    const given = structuredClone(SAMPLE_100);
    readBudget(given);
    expect(given).toEqual(SAMPLE_100);
  });
});

describe("foreign and old data", () => {
  test("an empty object is an empty budget with the default margins", () => {
    const budget = budgetOf({});
    expect(budget).toMatchObject({
      profitMargin: 0.3,
      contingency: 0.05,
      annualAdjustment: 0.05,
      team: [],
      foods: [],
      drinks: [],
      garnishes: [],
      confectionery: [],
      thematicTables: [],
      generalExpenses: [],
    });
    expect(budget.eventData).toMatchObject({ guests: 0, guestsPerWaiter: 20 });
  });

  test.each([
    [undefined, 0.3],
    [null, 0],
    [0, 0],
    ["0,25", 0.25],
    ["-0", 0],
  ])("a profit margin of %j is %d", (profitMargin, expected) => {
    expect(budgetOf({ profitMargin }).profitMargin).toBe(expected);
  });

  test.each([
    ["1.500", 1500],
    ["150 pessoas", 150],
    ["", 0],
    [null, 0],
    [undefined, 0],
    [-0, 0],
    [1e9, 1e9],
  ])("%j guests are %d", (guests, expected) => {
    expect(budgetOf({ eventData: { guests } }).eventData.guests).toBe(expected);
  });

  test.each([
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["R$ 7,50", 7.5],
    ["1.500", 1500],
    ["1.000.000", 1_000_000],
    ["0.125", 0.125],
    ["1e-7", 1e-7],
    ["2e3", 2000],
    ["12e3", 12_000],
    ["1.25e3", 1250],
    ["1e-10", 1e-10],
    ["-0", 0],
    [" ", 0],
  ])("a price of %j is %d", (unitPrice, expected) => {
    expect(budgetOf({ drinks: [{ unitPrice }] }).drinks[0]?.unitPrice).toBe(
      expected,
    );
  });

  test.each([0, -0, -3, -2.5, -2e9, "-3", null, "", undefined])(
    "%j guests per waiter are 20",
    (guestsPerWaiter) => {
      for (const source of SOURCES) {
        const { eventData } = budgetOf(
          { eventData: { guestsPerWaiter } },
          source,
        );
        expect(eventData.guestsPerWaiter).toBe(20);
      }
    },
  );

  test("a dot before three digits is thousands in money and people, decimal in quantities and hours [dot-before-three-digits]", () => {
    const text = "1.500";
    const budget = budgetOf({
      eventData: { guests: text, duration: text },
      team: [{ quantity: text, cost: text }],
      drinks: [{ consumptionPerPerson: text, packageSize: text }],
      fixedCosts: { freights: text, decor: text },
    });
    expect(budget).toMatchObject({
      eventData: { guests: 1500, duration: 1.5 },
      team: [{ quantity: 1500, cost: 1500 }],
      drinks: [{ consumptionPerPerson: 1.5, packageSize: 1.5 }],
      fixedCosts: { freights: 1500, decor: 1500 },
    });
  });

  test("missing toggles multiply by guests and not by team [people-multiplier]", () => {
    const [drink] = budgetOf({ drinks: [{ multiplyByTeam: null }] }).drinks;
    expect(drink).toMatchObject({
      multiplyByGuests: true,
      multiplyByTeam: false,
      isAlcoholic: false,
      isForBeer: false,
    });
  });

  test.each([
    ["", ""],
    [undefined, ""],
    [null, 0],
    ["0,5", 0.5],
    ["1.500", 1.5],
  ])("a garnish quantity of %j is %j", (quantityPerPerson, expected) => {
    const [garnish] = budgetOf({
      garnishes: [{ quantityPerPerson }],
    }).garnishes;
    expect(garnish?.quantityPerPerson).toBe(expected);
  });

  test("a garnish with an empty quantity is one without a quantity", () => {
    const row = { id: 1, name: "Coxinha" };
    const empty = budgetOf({ garnishes: [{ ...row, quantityPerPerson: "" }] });
    expect(empty).toStrictEqual(budgetOf({ garnishes: [row] }));
  });

  test("a team row of unknown size adds nobody", () => {
    expect(budgetOf({ team: [{ role: "garcom" }] }).team[0]?.quantity).toBe(0);
  });

  test("text, missing and repeated ids count on from the largest [ids-count-on]", () => {
    const ids = [4, "x", undefined, 4, 2.5, 0, Number.MAX_SAFE_INTEGER];
    const { drinks } = budgetOf({ drinks: ids.map((id) => ({ id })) });
    expect(drinks.map(({ id }) => id)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });

  test("an id is kept as long as others can count on from it", () => {
    const idsOf = (id: number) =>
      budgetOf({ drinks: [{ id }, {}] }).drinks.map((drink) => drink.id);
    expect(idsOf(2 ** 52)).toEqual([2 ** 52, 2 ** 52 + 1]);
    expect(idsOf(2 ** 52 + 1)).toEqual([1, 2]);
  });

  test("expense and table items are numbered through all their groups", () => {
    const groups = [
      { id: 1, items: [{ id: 1 }, { id: "a" }] },
      { id: "b", items: [{ id: 1 }, { id: 7 }] },
    ];
    const budget = budgetOf({
      generalExpenses: groups,
      thematicTables: groups,
      foods: groups,
    });
    const idsOf = (part: { id: number; items: { id: number }[] }[]) =>
      part.map((group) => [group.id, group.items.map(({ id }) => id)]);
    const through = [
      [1, [1, 8]],
      [2, [9, 7]],
    ];
    expect(idsOf(budget.generalExpenses)).toEqual(through);
    expect(idsOf(budget.thematicTables)).toEqual(through);
    expect(idsOf(budget.foods)).toEqual([
      [1, [1, 2]],
      [2, [1, 7]],
    ]);
  });

  test("unknown keys stay, what belongs to the session goes", () => {
    const budget = budgetOf({
      extra: { a: [1] },
      editingBudgetId: 3,
      editingBudgetName: "x",
      timestamp: 5,
      drinks: [{ id: 1, brand: "Fonte" }],
    });
    expect(budget).toMatchObject({
      extra: { a: [1] },
      drinks: [{ brand: "Fonte" }],
    });
    expect(Object.keys(budget)).not.toEqual(
      expect.arrayContaining(["editingBudgetId"]),
    );
    expect(budget).not.toHaveProperty("timestamp");
  });

  test("a recipe stays with its row, also through an exported file; what is no recipe goes", () => {
    const recipe = { id: "6f1b2f0e-0000-4000-8000-000000000001", price: 21.37 };
    const row = { id: 1, name: "Risoto", unitPrice: 24, recipe };
    const { foods, drinks } = budgetOf({ foods: [{ items: [row] }] });
    expect(foods[0]!.items[0]).toMatchObject({ unitPrice: 24, recipe });
    expect(drinks).toEqual([]);
    const ready = { ...row, recipe: { ...recipe, ready: true } };
    expect(budgetOf({ drinks: [ready] }).drinks[0]).toMatchObject(ready);
    for (const source of SOURCES)
      for (const odd of [
        "x",
        null,
        [],
        { id: 1, price: 2 },
        { id: "a", price: -1 },
        { id: "a", price: 2e9 },
        { id: "a", price: 2, ready: "sim" },
      ]) {
        const read = readBudget({ drinks: [{ ...row, recipe: odd }] }, source);
        expect(read).toMatchObject({ ok: true, notes: [] });
        expect(read.ok && read.budget.drinks[0]).not.toHaveProperty("recipe");
      }
  });

  test("a negative zero is zero under unknown keys too, as JSON will have it", () => {
    const budget = budgetOf({ x: -0, team: [{ id: 1, y: [-0] }] });
    expect(budget).toMatchObject({ x: 0, team: [{ y: [0] }] });
  });

  test("fixed costs under unknown names are amounts when they are numbers", () => {
    const { fixedCosts } = budgetOf({
      fixedCosts: {
        kitchenRent: "250,00",
        decor: "1.234,50",
        note: "a 2",
        n: 3,
      },
    });
    expect(fixedCosts).toMatchObject({
      kitchenRent: 250,
      insurance: 0,
      decor: 1234.5,
      note: "a 2",
      n: 3,
    });
  });

  test("stored totals are recomputed [stored-totals-are-not-trusted]", () => {
    const [drink] = budgetOf({
      eventData: { guests: 10 },
      drinks: [{ consumptionPerPerson: 1, unitPrice: 2, total: "999" }],
    }).drinks;
    expect(drink?.total).toBe(20);
  });

  test("null texts are empty, numbers become text", () => {
    const { eventData } = budgetOf({
      eventData: {
        groomName: null,
        clientCpf: 12345678901,
        clientName: null,
      },
    });
    expect(eventData).toMatchObject({
      groomName: "",
      clientCpf: "12345678901",
    });
    expect(eventData).not.toHaveProperty("clientName");
  });

  test("an old client's name and address move to the fields that are shown", () => {
    const { eventData } = budgetOf({
      eventData: { groomName: " ", clientName: "Ana", address: "Rua A", x: 1 },
    });
    expect(eventData).toMatchObject({
      groomName: "Ana",
      eventLocation: "Rua A",
      x: 1,
    });
    expect(eventData).not.toHaveProperty("clientName");
    expect(eventData).not.toHaveProperty("address");
  });

  test("they stay where they are when those fields say something else", () => {
    const eventData = {
      groomName: "Rui",
      clientName: "Ana",
      eventLocation: "Sítio",
      address: "Rua A",
    };
    expect(budgetOf({ eventData }).eventData).toMatchObject(eventData);
  });
});

describe("flags", () => {
  test.each([
    [1, true],
    ["true", true],
    [true, true],
    [0, false],
    ["false", false],
    [false, false],
  ])("%j is %p", (flag, expected) => {
    const value = { isAlcoholic: flag, multiplyByGuests: flag };
    expect(budgetOf({ drinks: [value] }).drinks[0]).toMatchObject({
      isAlcoholic: expected,
      multiplyByGuests: expected,
    });
  });

  test.each([null, ""])("%j is as in a new row", (flag) => {
    const value = { isAlcoholic: flag, multiplyByGuests: flag };
    expect(budgetOf({ drinks: [value] }).drinks[0]).toMatchObject({
      isAlcoholic: false,
      multiplyByGuests: true,
    });
  });
});

describe("texts", () => {
  test("a byte order mark before JSON is no part of it, one within stays", () => {
    const json = '{"eventData":{"city":"a\uFEFFb"}}';
    expect(budgetOf(`\uFEFF${json}`).eventData.city).toBe("a\uFEFFb");
    expect(budgetOf(json).eventData.city).toBe("a\uFEFFb");
  });

  test("a blank client's name of an old file goes", () => {
    const eventData = { groomName: "Rui", clientName: " " };
    expect(budgetOf({ eventData }).eventData).not.toHaveProperty("clientName");
  });

  test("a missing list is empty, and so is null", () => {
    const budget = budgetOf({ team: null, foods: null, generalExpenses: null });
    expect(budget).toMatchObject({ team: [], foods: [], generalExpenses: [] });
  });
});

test.each([
  ["12 ", 12],
  [" 12", 12],
  ["-0", 0],
  ["12 abc", "12 abc"],
  ["abc 12", "abc 12"],
  ["nº12", "nº12"],
  ["12x", "12x"],
  [["12"], ["12"]],
])("a fixed cost under an unknown name of %j is %j", (decor, expected) => {
  const { fixedCosts } = budgetOf({ fixedCosts: { decor } });
  expect(fixedCosts).toMatchObject({ decor: expected });
});

test("whatever JSON comes, the answer is a canonical budget or a reason", () => {
  const part = fc.oneof(
    fc.jsonValue(),
    fc.array(
      fc.dictionary(
        fc.constantFrom(
          "id",
          "name",
          "items",
          "unitPrice",
          "quantity",
          "multiplyByTeam",
        ),
        fc.jsonValue(),
      ),
    ),
  );
  const hostile = fc.dictionary(
    fc.constantFrom(...Object.keys(BLANK), "editingBudgetId", "x"),
    part,
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...SOURCES), (value, source) => {
      const read = readBudget(value, source);
      if (!read.ok) return read.reason.length > 0;
      const again = readBudget(JSON.stringify(read.budget), source);
      expect(again).toEqual({ ...read, notes: [] });
      return z.safeParse(budgetSchema, read.budget).success;
    }),
  );
});
