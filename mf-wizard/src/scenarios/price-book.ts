import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { PriceBook } from "shared-contracts/entities/price-book";
import { bookItem } from "./fixtures/book-item.ts";

const book = (changes: Partial<PriceBook>) =>
  answer("getPriceBook", {
    complete: true,
    budgets: [],
    items: [],
    ...changes,
  });

const ITEMS = [
  bookItem(),
  bookItem({
    name: "Espumante brut",
    unit: "un",
    price: 62,
    pricedAt: "2026-11-04T15:00:00.000Z",
    supplier: "Distribuidora Minas",
    lowest: 54,
    highest: 62,
    budgets: 11,
    points: [
      [62, 1],
      [58, 2],
      [54, 3],
    ],
  }),
  bookItem({
    name: "Queijos variados",
    price: 110,
    pricedAt: "2026-07-02T15:00:00.000Z",
    supplier: "",
    joined: ["Tábua de queijos"],
    lowest: 110,
    highest: 110,
    budgets: 1,
    points: [[110, 1]],
  }),
  bookItem({
    name: "Caviar",
    price: 900,
    isTyped: true,
    lowest: 900,
    highest: 900,
    budgets: 0,
    points: [],
  }),
];
const BUDGETS = [{ id: 1, savedAt: "2026-11-12T15:00:00.000Z" }];
const filled = book({ budgets: BUDGETS, items: ITEMS });
/** The sparkling wine costs what its recipe gives. */
const recipes = answer("listRecipes", {
  recipes: [
    {
      id: "6f1b2f0e-0000-4000-8000-000000000002",
      name: "Espumante brut",
      unit: "un",
      yield: 1,
      ingredients: [
        { name: "Espumante", quantity: 1, unit: "un", factor: 1, price: 62 },
      ],
    },
  ],
});

const opened = scenariosOf("Caderno de preços", "/orcamentos", {
  play: press("Caderno de preços"),
});
const onFillet = scenariosOf("Caderno de preços", "/orcamentos", {
  play: press("Caderno de preços", /^Filé mignon/),
});

export const priceBookStates = [
  opened("book", "Caderno", "Ficha técnica", [filled, recipes]),
  onFillet("book-item", "Item aberto", "Preços já usados", [filled]),
  opened("book-loading", "Carregando", "Carregando caderno de preços...", [
    silence("getPriceBook"),
  ]),
  opened("book-error", "Erro", "Erro ao carregar o caderno de preços", [
    refusal("getPriceBook", "INTERNAL"),
  ]),
  opened("book-offline", "Sem conexão", "Erro ao carregar o caderno", [
    noNetwork("getPriceBook"),
  ]),
  opened("book-none", "Vazio", "Seu caderno começa com preços", [book({})]),
  opened("book-filling", "Incompleto", "ainda está lendo", [
    book({ complete: false, budgets: BUDGETS, items: ITEMS }),
  ]),
  opened("book-500", "500 itens", "Mostrar mais 100 de 400", [
    book({
      budgets: BUDGETS,
      items: Array.from({ length: 500 }, (_, at) =>
        bookItem({ name: `Item ${at + 1}` }),
      ),
    }),
  ]),
];
