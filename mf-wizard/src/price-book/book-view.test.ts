import { bookItem } from "../scenarios/fixtures/book-item.ts";
import {
  ageInWords,
  type BookView,
  isStale,
  pastPrices,
  shownItems,
} from "./book-view.ts";

const TODAY = "2026-11-22";
const FILLET = bookItem();
const CHEESE = bookItem({
  name: "Queijos variados",
  supplier: "Laticínios Serra",
  joined: ["Tábua de frios"],
  budgets: 7,
  money: 90,
  pricedAt: "2026-07-02T15:00:00.000Z",
});
const WATER = bookItem({ name: "Água", supplier: "", budgets: 3, money: 100 });

const names = (view: Partial<BookView>) =>
  shownItems(
    [FILLET, CHEESE, WATER],
    { query: "", order: "dinheiro", onlyStale: false, ...view },
    TODAY,
  ).map(({ name }) => name);

test("orders by money, by use, by age and by name", () => {
  expect(names({})).toEqual(["Filé mignon", "Água", "Queijos variados"]);
  expect(names({ order: "usados" })[0]).toBe("Queijos variados");
  expect(names({ order: "antigos" })[0]).toBe("Queijos variados");
  expect(names({ order: "nome" })).toEqual([
    "Água",
    "Filé mignon",
    "Queijos variados",
  ]);
});

test("finds names, suppliers and joined names, and prices older than 90 days", () => {
  expect(names({ query: "FILE" })).toEqual(["Filé mignon"]);
  expect(names({ query: "laticinios" })).toEqual(["Queijos variados"]);
  expect(names({ query: "tabua" })).toEqual(["Queijos variados"]);
  expect(names({ onlyStale: true })).toEqual(["Queijos variados"]);
});

test.each([
  ["2026-11-22T15:00:00.000Z", "hoje", false],
  ["2026-11-21T15:00:00.000Z", "há 1 dia", false],
  ["2026-08-24T15:00:00.000Z", "há 90 dias", false],
  ["2026-08-23T15:00:00.000Z", "há 91 dias", true],
])("a price of %s is %j old", (pricedAt, text, stale) => {
  expect(ageInWords(pricedAt, TODAY)).toBe(text);
  expect(isStale(bookItem({ pricedAt }), TODAY)).toBe(stale);
});

test("past prices are the last three, each once with its newest budget", () => {
  const points: [number, number][] = [
    [83, 9],
    [79, 8],
    [79, 7],
    [83, 6],
    [70, 5],
    [60, 4],
  ];
  expect(pastPrices(bookItem({ points }))).toEqual([
    [83, 9],
    [79, 8],
    [70, 5],
  ]);
});
