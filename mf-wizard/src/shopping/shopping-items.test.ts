import fc from "fast-check";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import {
  compare,
  type Exact,
  exact,
  isZero,
  multiply,
  subtract,
  sum,
  toText,
  ZERO,
} from "shared-contracts/numbers/exact";
import type { Recipe, RecipeLink } from "shared-contracts/entities/recipe";
import type { Budget } from "shared-contracts/parts/budget";
import type { Drink } from "shared-contracts/parts/drinks";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { itemsByName } from "../price-book/items-by-name.ts";
import { needsOf } from "../results/lists/shopping-needs.ts";
import { bookItem } from "../scenarios/fixtures/book-item.ts";
import { savedBudget } from "../scenarios/fixtures/saved-budget.ts";
import {
  type BoughtItem,
  boughtItem,
  listTotals,
  shoppingGroups,
} from "./bought-items.ts";
import { type ShoppingEvent, shoppingItems } from "./shopping-items.ts";
import { boughtText, daysText } from "./shopping-words.ts";

const NO_BOOK = itemsByName([]);

const event = (id: number, budget: Budget): ShoppingEvent => ({
  id,
  saved: savedBudget({ id }),
  shortName: `Evento ${id}`,
  savedAt: `2026-11-${10 + id}T15:00:00.000Z`,
  budget,
});

const [DRINK] = SAMPLE_100.drinks;
const EMPTY: Budget = {
  ...SAMPLE_100,
  foods: [],
  garnishes: [],
  confectionery: [],
  thematicTables: [],
  generalExpenses: [],
  drinks: [],
};
/** An event of 100 guests with these drinks, unless given 7 L of water in bottles of 2 L. */
const drinking = (id: number, ...drinks: Partial<Drink>[]) =>
  event(id, {
    ...EMPTY,
    drinks: (drinks.length > 0 ? drinks : [{}]).map((drink, at) => ({
      ...DRINK!,
      id: at + 1,
      name: "Água",
      consumptionPerPerson: 70,
      unit: "ml",
      unitPrice: 2,
      packageSize: 2000,
      multiplyByGuests: true,
      multiplyByTeam: false,
      ...drink,
    })),
  });

const bought = (
  events: readonly ShoppingEvent[],
  safety = 0,
  book = NO_BOOK,
): BoughtItem[] =>
  shoppingItems(events, book).map((item) => boughtItem(item, safety));
const texts = (items: readonly BoughtItem[]) =>
  items.map((item) => `${item.name}: ${boughtText(item)}`);

const BOUGHT_READY: RecipeLink = { id: "coxinha", price: 1, ready: true };

test("an item with a recipe is bought as its ingredients, together with the same items of other lines", () => {
  const recipe: Recipe = {
    id: "coxinha",
    name: "Coxinha",
    unit: "un",
    yield: 100,
    ingredients: [
      { name: "Farinha", quantity: 2, unit: "kg", factor: 1, price: 6 },
      { name: "Frango", quantity: 1500, unit: "g", factor: 1.4, price: 20 },
    ],
  };
  const coxinha = {
    name: "Coxinha",
    consumptionPerPerson: 9,
    unit: "un",
    packageSize: 0,
    recipe: { id: "coxinha", price: 1 },
  };
  const flour = {
    name: "farinha",
    consumptionPerPerson: 20,
    unit: "g",
    packageSize: 0,
    unitPrice: 6,
  };
  const events = [drinking(1, coxinha, flour)];
  const byId = new Map([[recipe.id, recipe]]);
  const items = shoppingItems(events, NO_BOOK, byId);
  expect(items.map(({ name, recipes }) => [name, recipes])).toEqual([
    ["farinha", ["Coxinha"]],
    ["Frango", ["Coxinha"]],
  ]);
  // What was paid for flour is no line's.
  expect(items.flatMap(({ lines }) => lines)).toEqual([]);
  expect(texts(items.map((item) => boughtItem(item, 0)))).toEqual([
    "farinha: 20 kg",
    "Frango: 18,9 kg",
  ]);
  const ready = [drinking(1, { ...coxinha, recipe: BOUGHT_READY })];
  const whole = shoppingItems(ready, NO_BOOK, byId);
  expect(texts(whole.map((item) => boughtItem(item, 0)))).toEqual([
    "Coxinha: 900 un",
  ]);
  expect(texts(bought(events))).toEqual(["Coxinha: 900 un", "farinha: 2 kg"]);
});

test("equal items of several events are one, rounded up once [one-shopping-list] [whole-packages]", () => {
  const list = bought([
    drinking(1, { name: "agua " }),
    drinking(2, { consumptionPerPerson: 0.07, unit: "L" }),
  ]);
  expect(texts(list)).toEqual(["Água: 7 embalagens de 2 L"]);
});

test("kg and un are two items, and nameless ones are never one", () => {
  const list = bought([
    drinking(
      1,
      { unit: "un", packageSize: 0 },
      {},
      { name: " " },
      { name: "" },
    ),
  ]);
  expect(list).toHaveLength(4);
  expect(new Set(list.map(({ key }) => key)).size).toBe(4);
});

test("names that the book joined are one item, with its supplier", () => {
  const book = itemsByName([
    bookItem({ name: "Água mineral", unit: "L", joined: ["Água"] }),
  ]);
  const list = bought([drinking(1, {}, { name: "Água mineral" })], 0, book);
  expect(list).toHaveLength(1);
  expect(list[0]!.supplier).toBe("Frigorífico Central");
});

test("a drink's package counts, else the book's [whole-packages]", () => {
  const book = itemsByName([
    bookItem({ name: "Água", unit: "L", packageSize: 1.5 }),
    bookItem({ name: "Gelo", unit: "kg", packageSize: 5 }),
  ]);
  const ice = { name: "Gelo", unit: "g", packageSize: 0 };
  const list = bought([drinking(1, {}, ice)], 0, book);
  expect(texts(list)).toEqual([
    "Água: 4 embalagens de 2 L",
    "Gelo: 2 embalagens de 5 kg",
  ]);
  expect(list.map(({ known }) => known?.name)).toEqual([undefined, "Gelo"]);
});

test("where budgets disagree on a price the book's counts, else the newest budget's [one-shopping-list]", () => {
  const events = [drinking(2, { unitPrice: 3 }), drinking(1)];
  const book = itemsByName([bookItem({ name: "Água", unit: "L", price: 2.5 })]);
  const [known] = bought(events, 0, book);
  const [unknown] = bought(events);
  expect([known!.price, known!.prices]).toEqual([exact(2.5), 2]);
  expect(unknown!.price).toEqual(exact(3));
  const [same] = bought([drinking(1), drinking(2, { unitPrice: 0 })], 0, book);
  expect([same!.price, same!.prices]).toEqual([exact(2), 1]);
});

test("a safety is added before whole packages [shopping-safety]", () => {
  const [item] = bought([drinking(1)], 20);
  expect(toText(item!.needed)).toBe("8.4");
  expect(boughtText(item!)).toBe("5 embalagens de 2 L");
  expect(toText(item!.leftover)).toBe("1.6");
  expect(toText(item!.leftoverCost)).toBe("3.2");
  expect(toText(item!.money)).toBe("20");
});

test.each([
  ["kg", 0.2662, "26,7 kg"],
  ["g", 2.3, "300 g"],
  ["un", 2.604, "261 un"],
  ["embalagem", 0.071, "8 embalagens"],
])("%s without a package is bought loose", (unit, quantity, text) => {
  const [item] = bought([
    drinking(1, { unit, consumptionPerPerson: quantity, packageSize: 0 }),
  ]);
  expect(boughtText(item!)).toBe(text);
});

test("the last event takes the cent [list-per-event]", () => {
  const [item] = bought([
    drinking(1, { packageSize: 0, consumptionPerPerson: 1 }),
    drinking(2, { packageSize: 0, consumptionPerPerson: 1 }),
    drinking(3, { packageSize: 0, consumptionPerPerson: 1 }),
  ]);
  expect(item!.shares.map(toText)).toEqual(["0.2", "0.2", "0.2"]);
  const [uneven] = bought(
    [1, 2, 3].map((id) => drinking(id, { packageSize: 1000 })),
  );
  expect(uneven!.shares.map(toText)).toEqual(["14", "14", "14"]);
  const [cent] = bought(
    [1, 2, 3].map((id) =>
      drinking(id, {
        packageSize: 1000,
        unitPrice: 2.01,
        consumptionPerPerson: 3.1,
      }),
    ),
  );
  expect(cent!.shares.map(toText)).toEqual(["0.67", "0.67", "0.67"]);
});

/** What an independent sum over the rows says that each item needs. */
function needsByHand(events: readonly ShoppingEvent[]): Exact {
  return sum(
    events.flatMap(({ budget }) =>
      needsOf(budget).map(({ quantity }) => quantity),
    ),
  );
}

test("of any budgets nothing is lost, nothing bought is less than needed, and the events' money is the list's [list-per-event]", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryBudget, { minLength: 1, maxLength: 4 }),
      fc.nat(100),
      (budgets, safety) => {
        const events = budgets.map((budget, at) => event(at, budget));
        const items = bought(events, safety);
        const needs = sum(items.flatMap((item) => item.needs));
        expect(toText(needs)).toBe(toText(needsByHand(events)));
        for (const item of items) {
          expect(compare(item.bought, item.needed)).toBeGreaterThanOrEqual(0);
          expect(toText(sum(item.shares))).toBe(toText(item.money));
          for (const [at, share] of item.shares.entries()) {
            expect(compare(share, ZERO)).toBeGreaterThanOrEqual(0);
            if (isZero(item.needs[at]!)) expect(isZero(share)).toBe(true);
          }
          expect(
            toText(multiply(subtract(item.bought, item.needed), item.price)),
          ).toBe(toText(item.leftoverCost));
        }
        const totals = listTotals(items, events.length);
        expect(toText(sum(totals.events))).toBe(toText(totals.money));
        for (const by of ["section", "supplier"] as const) {
          const groups = shoppingGroups(items, by);
          expect(groups.flatMap((group) => group.items)).toHaveLength(
            items.length,
          );
        }
      },
    ),
  );
});

test("rented goods, team and fixed costs are not bought; a dish stands under its category", () => {
  const items = bought([event(1, SAMPLE_100)]);
  const rented = SAMPLE_100.generalExpenses
    .flatMap((group) => group.items)
    .filter(({ isRented }) => isRented);
  expect(rented.length).toBeGreaterThan(0);
  const names = items.map(({ name }) => name);
  for (const { name } of rented) expect(names).not.toContain(name);
  expect(names).not.toContain("Garçom");
  expect(items[0]!.section).toBe(SAMPLE_100.foods[0]!.name);
});

test("suppliers go by name, what has none comes last", () => {
  const book = itemsByName([
    bookItem({ name: "Água", unit: "L", supplier: "Zeca" }),
    bookItem({ name: "Suco", unit: "L", supplier: "Ana" }),
  ]);
  const list = bought(
    [drinking(1, {}, { name: "Gelo" }, { name: "Suco" })],
    0,
    book,
  );
  const titles = shoppingGroups(list, "supplier").map(({ title }) => title);
  expect(titles).toEqual(["Ana", "Zeca", "Sem fornecedor"]);
  expect(shoppingGroups(list, "section")[0]!.note).toBe("");
  expect(shoppingGroups(list.slice(0, 1), "section")[0]!.note).toBe("Zeca");
});

test.each([
  [["2027-05-15", "2027-05-13", ""], "13 a 15/05/2027"],
  [["2027-05-28", "2027-06-02"], "28/05 a 02/06/2027"],
  [["2026-12-31", "2027-01-01"], "31/12/2026 a 01/01/2027"],
  [["2027-05-15", "2027-05-15"], "15/05/2027"],
  [[""], ""],
])("the days %j are %j", (days, text) => {
  expect(daysText(days)).toBe(text);
});
