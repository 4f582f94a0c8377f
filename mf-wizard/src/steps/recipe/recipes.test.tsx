import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { Ingredient, Recipe } from "shared-contracts/entities/recipe";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { bookItem } from "../../scenarios/fixtures/book-item.ts";
import { FoodsStep } from "../testing/part-steps.tsx";
import { PriceBookProvider } from "../suggestions/PriceBookProvider.tsx";
import { RecipesProvider } from "./RecipesProvider.tsx";

const RICE = bookItem({ name: "Arroz arbóreo", price: 24.9 });
const LEEK = bookItem({
  name: "Alho-poró",
  price: 16.9,
  joined: ["Alho poró"],
});
const BROTH = bookItem({ name: "Caldo de legumes", unit: "L", price: 2.8 });

const ingredient = (part: Partial<Ingredient>): Ingredient => ({
  name: "Arroz arbóreo",
  quantity: 2.2,
  unit: "kg",
  factor: 1,
  price: 24.9,
  ...part,
});
const RISOTTO: Recipe = {
  id: "6f1b2f0e-0000-4000-8000-000000000001",
  name: "Risoto de alho-poró",
  unit: "kg",
  yield: 8,
  ingredients: [
    ingredient({}),
    ingredient({ name: "Alho-poró", quantity: 1.2, factor: 1.54, price: 16.9 }),
    ingredient({
      name: "Caldo de legumes",
      quantity: 5,
      unit: "L",
      price: 2.8,
    }),
  ],
};

interface Setting {
  recipes?: Recipe[];
  items?: BookItem[];
  row?: object;
  answers?: Answers;
}

function renderStep({
  recipes = [],
  items = [RICE, LEEK, BROTH],
  row = {},
  answers = {},
}: Setting = {}) {
  const store = new BudgetStore();
  const group = store.foods.add();
  const model = group.addItem({
    name: "Risoto de alho-poró",
    quantityPerPerson: 120,
    unitPrice: 20.6,
    ...row,
  });
  const view = renderWithAppState(
    <PriceBookProvider>
      <RecipesProvider>
        <FoodsStep />
      </RecipesProvider>
    </PriceBookProvider>,
    {
      store,
      answers: {
        getPriceBook: () => ({ complete: true, budgets: [], items }),
        listRecipes: () => ({ recipes }),
        createRecipe: () => ({ id: RISOTTO.id }),
        updateRecipe: () => ({ id: RISOTTO.id }),
        ...answers,
      },
    },
  );
  const bodies = (name: string) =>
    view.calls
      .filter((call) => call.name === name)
      .map(({ request }) => request["body"]);
  return { ...view, row: model, bodies };
}
type View = ReturnType<typeof renderStep>;

const priceButton = () =>
  within(screen.getByRole("group", { name: "Risoto de alho-poró" })).getByRole(
    "button",
    { name: /Preço no caderno$/ },
  );

async function open({ user }: View, entry: string) {
  await user.click(priceButton());
  await user.click(await screen.findByRole("button", { name: entry }));
  return screen.findByRole("dialog", { name: "Ficha técnica" });
}

const lines = () =>
  within(screen.getByRole("dialog")).getAllByRole("group", { name: /./ });
const use = (price: string) =>
  screen.findByRole("button", { name: `Usar R$\u00a0${price} por kg` });

test("a recipe is made for a row: the book's prices, the yield, and the price that follows", async () => {
  const view = renderStep();
  await open(view, "Criar ficha técnica");
  const { user, row } = view;
  expect(await use("0,00")).toBeDisabled();
  await user.type(await screen.findByLabelText("Ingrediente"), "arroz");
  await user.keyboard("{ArrowDown}{Enter}");
  const [line] = lines();
  await user.type(within(line!).getByLabelText("Limpa"), "2,2");
  expect(within(line!).getByLabelText("Preço por kg")).toHaveValue("24,90");
  // Enter in the last row adds one.
  await user.keyboard("{Enter}");
  await user.keyboard("Alho poró{Tab}1,2");
  const second = lines()[1]!;
  expect(within(second).getByLabelText("Preço por kg")).toHaveValue("16,90");
  await user.type(within(second).getByLabelText("Fator"), "1,54");
  await user.tab();
  expect(second).toHaveTextContent("1,848 kg");
  expect(second).toHaveTextContent("R$ 31,23");
  await user.type(screen.getByLabelText("Rende"), "8");
  expect(
    screen.getByText("66 porções de 120 g, como neste orçamento"),
  ).toBeVisible();
  await user.click(await use("10,75"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(view.bodies("createRecipe")).toEqual([
    {
      name: "Risoto de alho-poró",
      unit: "kg",
      yield: 8,
      ingredients: [
        ingredient({}),
        ingredient({
          name: "Alho poró",
          quantity: 1.2,
          factor: 1.54,
          price: 16.9,
        }),
      ],
    },
  ]);
  expect(row.fields).toMatchObject({
    unitPrice: 10.75,
    recipe: { id: RISOTTO.id, price: 10.75 },
  });
  act(() => void view.store.history.undo());
  expect(row.fields).toMatchObject({ unitPrice: 20.6 });
  expect(row.fields.recipe).toBeUndefined();
});

test("portions of the row are a yield", async () => {
  const view = renderStep({ recipes: [{ ...RISOTTO }] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.selectOptions(
    await screen.findByLabelText("Unidade do rendimento"),
    "porções",
  );
  const made = screen.getByLabelText("Rende");
  await user.clear(made);
  await user.type(made, "50");
  expect(screen.getAllByText("6 kg")).not.toHaveLength(0);
  await user.click(await use("16,67"));
  await waitFor(() =>
    expect(view.bodies("updateRecipe")).toMatchObject([{ yield: 6 }]),
  );
});

test("a recipe that is as it was is used without a call", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  await view.user.click(await use("12,50"));
  await waitFor(() => expect(view.row.fields.unitPrice).toBe(12.5));
  expect(view.bodies("updateRecipe")).toEqual([]);
});

test("a row says that its item is bought ready, and keeps that when it takes the recipe's price", async () => {
  const link = { id: RISOTTO.id, price: 12.5 };
  const { user, row, store } = renderStep({
    recipes: [RISOTTO],
    row: { recipe: link },
  });
  await user.click(priceButton());
  const name = "Comprar pronto na lista de compras";
  await user.click(await screen.findByRole("checkbox", { name }));
  expect(row.fields.recipe).toEqual({ ...link, ready: true });
  await user.click(screen.getByRole("button", { name: /12,50 por kg/ }));
  expect(row.fields).toMatchObject({
    unitPrice: 12.5,
    recipe: { ...link, ready: true },
  });
  act(() => {
    store.history.undo();
    store.history.undo();
  });
  expect(row.fields.recipe).toEqual(link);
});

test("a missing yield, and one of another unit, is said at its field", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { unit: "ml", recipe: { id: RISOTTO.id, price: 12.5 } },
  });
  await open(view, "Abrir ficha técnica");
  expect(
    await screen.findByText("Informe quanto a receita rende em L."),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: /^Usar R\$/ })).toBeDisabled();
});

test("prices that moved in the book are shown, and change nothing before the press [recipe-by-hand]", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    items: [RICE, { ...LEEK, price: 18.5 }, { ...BROTH, price: 3 }],
  });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  expect(await screen.findByText("2 preços subiram no caderno.")).toBeVisible();
  expect(screen.getByText("agora R$ 18,50")).toBeVisible();
  await use("12,50");
  await user.click(screen.getByRole("button", { name: "Atualizar preços" }));
  await user.click(await use("13,00"));
  await waitFor(() => expect(view.row.fields.unitPrice).toBe(13));
  const [body] = view.bodies("updateRecipe") as Recipe[];
  expect(body!.ingredients.map(({ price }) => price)).toEqual([24.9, 18.5, 3]);
});

test("a typed price says what the recipe gives, until it is used", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { unitPrice: 24, recipe: { id: RISOTTO.id, price: 21.37 } },
  });
  const { user, row, store } = view;
  expect(await screen.findByText("Ficha: R$ 12,50")).toBeVisible();
  await user.click(
    screen.getByRole("button", {
      name: "Usar ficha de Risoto de alho-poró: R$\u00a012,50",
    }),
  );
  expect(row.fields).toMatchObject({
    unitPrice: 12.5,
    recipe: { id: RISOTTO.id, price: 12.5 },
  });
  await waitFor(() => expect(screen.queryByText(/^Ficha: /)).toBeNull());
  act(() => void store.history.undo());
  expect(await screen.findByText("Ficha: R$ 12,50")).toBeVisible();
});

test("a budget of somebody else ignores a recipe that is not here, but for its price", async () => {
  const other = { id: "018f0000-0000-7000-8000-000000000000", price: 21.37 };
  renderStep({ row: { unitPrice: 24, recipe: other } });
  expect(await screen.findByText("Ficha: R$ 21,37")).toBeVisible();
});

test("Desligar ficha forgets it in this budget; the price stays", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { recipe: { id: RISOTTO.id, price: 12.5 } },
  });
  await open(view, "Abrir ficha técnica");
  await view.user.click(
    await screen.findByRole("button", { name: "Desligar ficha" }),
  );
  expect(view.row.fields.recipe).toBeUndefined();
  expect(view.row.fields.unitPrice).toBe(20.6);
  expect(view.calls.map(({ name }) => name)).not.toContain("deleteRecipe");
});

test("what the API refuses stands at its ingredient, and nothing is lost", async () => {
  const refusal = Object.assign(new Error("Dados inválidos"), {
    name: "ApiError",
    code: "VALIDATION",
    errors: [
      { path: "ingredients[1].name", message: "Esta receita já usa aquela." },
    ],
  });
  const view = renderStep({
    recipes: [RISOTTO],
    answers: {
      updateRecipe: () => {
        throw refusal;
      },
    },
  });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.type(screen.getByLabelText("Rende"), "4");
  await user.click(await screen.findByRole("button", { name: /^Usar R\$/ }));
  expect(
    await within(lines()[1]!).findByText("Esta receita já usa aquela."),
  ).toBeVisible();
  expect(view.row.fields.unitPrice).toBe(20.6);
});

test("a recipe that changed elsewhere loses nothing typed, and is saved over on the next press", async () => {
  let recipe: Recipe = { ...RISOTTO, versao: 1 };
  const refusal = Object.assign(new Error("Alterada"), {
    name: "ApiError",
    code: "VERSION_MISMATCH",
  });
  const view = renderStep({
    answers: {
      listRecipes: () => ({ recipes: [recipe] }),
      updateRecipe: ({ ifMatch }) => {
        if (ifMatch !== recipe.versao) throw refusal;
        return { id: RISOTTO.id };
      },
    },
  });
  await open(view, "Abrir ficha técnica");
  recipe = { ...RISOTTO, versao: 2, yield: 9 };
  const { user } = view;
  const made = await screen.findByLabelText("Rende");
  await user.clear(made);
  await user.type(made, "4");
  await user.click(await use("25,00"));
  expect(
    await screen.findByText(/O que você digitou continua aqui/),
  ).toBeVisible();
  expect(made).toHaveValue("4");
  expect(view.row.fields.unitPrice).toBe(20.6);
  await user.click(await use("25,00"));
  await waitFor(() => expect(view.row.fields.unitPrice).toBe(25));
  expect(view.bodies("updateRecipe")).toHaveLength(2);
});

test("a recipe is an ingredient, but not one that uses this one", async () => {
  const dough: Recipe = { ...RISOTTO, id: "dough", name: "Massa", yield: 4 };
  const looped: Recipe = {
    ...RISOTTO,
    id: "looped",
    name: "Massa recheada",
    ingredients: [ingredient({ recipe: RISOTTO.id })],
  };
  const view = renderStep({ recipes: [RISOTTO, dough, looped] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.click(
    await screen.findByRole("button", { name: "Adicionar ingrediente" }),
  );
  await user.keyboard("massa");
  const offers = screen.getByRole("listbox", { name: "Sugestões" });
  expect(within(offers).getByRole("option")).toHaveTextContent(
    "Ficha técnica · R$ 25,00/kg",
  );
  await user.keyboard("{ArrowDown}{Enter}{Tab}1");
  await user.click(screen.getByRole("button", { name: /^Usar R\$/ }));
  await waitFor(() =>
    expect(
      (view.bodies("updateRecipe")[0] as Recipe).ingredients.at(-1),
    ).toMatchObject({ name: "Massa", recipe: "dough", price: 25 }),
  );
});

test("the grid is used as a spreadsheet", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  const { user, notices } = view;
  const cell = (row: number, label: string) =>
    within(lines()[row]!).getByLabelText(label);
  await user.click(await screen.findByLabelText("Rende"));
  await user.click(cell(1, "Fator"));
  await user.keyboard("{ArrowDown}");
  expect(cell(2, "Fator")).toHaveFocus();
  await user.keyboard("{Control>}d{/Control}");
  await waitFor(() => expect(cell(2, "Fator")).toHaveValue("1,54"));
  await user.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}");
  expect(cell(1, "Preço por kg")).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(cell(1, "Fator")).toHaveFocus();
  await user.keyboard("{Control>}{Delete}{/Control}");
  expect(lines()).toHaveLength(2);
  expect(cell(1, "Fator")).toHaveFocus();
  expect(notices.at(-1)!.text).toBe("Alho-poró removido da ficha.");
  act(() => notices.at(-1)!.action!.run());
  await waitFor(() => expect(lines()).toHaveLength(3));
});

test("pasted lines fill the rows from the cell on, and unread cells are counted", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.click(
    await screen.findByRole("button", { name: "Adicionar ingrediente" }),
  );
  await user.paste(
    "Ingrediente\tQtd\tUn\tPreço\nCebola\t0,4\tkg\t5,50\nAlho-poró\tmuito\tg\nAzeite\t100\tml\t42,80\n",
  );
  expect(lines()).toHaveLength(6);
  expect(
    screen.getByText("3 linhas coladas; 1 célula que não deu para ler."),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Usar R\$/ }));
  await waitFor(() =>
    expect(
      (view.bodies("updateRecipe")[0] as Recipe).ingredients.slice(3),
    ).toEqual([
      ingredient({ name: "Cebola", quantity: 0.4, price: 5.5 }),
      ingredient({ name: "Alho-poró", quantity: 0, unit: "g", price: 16.9 }),
      ingredient({ name: "Azeite", quantity: 100, unit: "ml", price: 42.8 }),
    ]),
  );
});

test("deleting a recipe asks when it is in use", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { recipe: { id: RISOTTO.id, price: 12.5 } },
    answers: {
      getRecipeUse: () => ({ budgets: 3, recipes: 1 }),
      deleteRecipe: () => ({ success: true }),
    },
  });
  await open(view, "Abrir ficha técnica");
  const { user, row } = view;
  await user.click(
    await screen.findByRole("button", { name: "Excluir ficha técnica" }),
  );
  expect(
    await screen.findByText(
      "Está em uso em 3 orçamentos salvos e 1 outra ficha. Os preços que vieram dela ficam como estão.",
    ),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  await waitFor(() => expect(row.fields.recipe).toBeUndefined());
  expect(row.fields.unitPrice).toBe(20.6);
});

test("a recipe that nobody uses is deleted at once, and comes back with Desfazer", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    answers: {
      getRecipeUse: () => ({ budgets: 0, recipes: 0 }),
      deleteRecipe: () => ({ success: true }),
    },
  });
  await open(view, "Abrir ficha técnica");
  await view.user.click(
    await screen.findByRole("button", { name: "Excluir ficha técnica" }),
  );
  await waitFor(() => expect(view.notices).toHaveLength(1));
  view.notices[0]!.action!.run();
  const { id: _, ...content } = RISOTTO;
  await waitFor(() => expect(view.bodies("createRecipe")).toEqual([content]));
});

test("what was typed is not thrown away without a question", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.type(await screen.findByLabelText("Rende"), "4");
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(
    await screen.findByRole("button", { name: "Continuar editando" }),
  );
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the price's popover has both prices, and the way out of the recipe", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { unitPrice: 24, recipe: { id: RISOTTO.id, price: 12.5 } },
  });
  const { user, row } = view;
  const price = priceButton();
  await user.click(price);
  expect(
    await screen.findByRole("button", { name: /^R\$\s24,00 por kg.*Digitado/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await user.click(
    screen.getByRole("button", { name: /^R\$\s12,50 por kg.*3 ingredientes/ }),
  );
  expect(row.fields.unitPrice).toBe(12.5);
  expect(price).toHaveFocus();
  await user.click(price);
  await user.click(
    await screen.findByRole("button", { name: "Desligar ficha" }),
  );
  expect(row.fields.recipe).toBeUndefined();
  expect(row.fields.unitPrice).toBe(12.5);
});
