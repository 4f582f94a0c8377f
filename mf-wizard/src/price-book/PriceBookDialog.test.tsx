import { screen, waitFor, within } from "@testing-library/react";
import type { BookItem } from "shared-contracts/entities/price-book";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { bookItem } from "../scenarios/fixtures/book-item.ts";
import { budgetSummary } from "../scenarios/fixtures/saved-budget.ts";
import { PriceBookDialog } from "./PriceBookDialog.tsx";

const WATER = bookItem({ name: "Água", unit: "un", price: 2, supplier: "" });
const STILL = bookItem({ name: "Água sem gás", unit: "un", supplier: "" });

function renderBook(items: BookItem[], answers: Answers = {}) {
  let closed = 0;
  const onClose = () => void closed++;
  const view = renderWithAppState(<PriceBookDialog onClose={onClose} />, {
    answers: {
      getPriceBook: () => ({
        complete: true,
        budgets: [{ id: 1, savedAt: "2026-11-12T15:00:00.000Z" }],
        items,
      }),
      listBudgetSummaries: () => [budgetSummary({ id: 1, nome: "Bodas" })],
      changePriceBook: () => ({ success: true }),
      listRecipes: () => ({ recipes: [] }),
      ...answers,
    },
  });
  const changes = () =>
    view.calls
      .filter(({ name }) => name === "changePriceBook")
      .map(({ request }) => request["body"]);
  return { ...view, changes, closed: () => closed };
}

const row = (name: RegExp) => screen.findByRole("button", { name });

test("an open row shows past prices, and saves what changed; Desfazer takes it back", async () => {
  const { user, changes, notices } = renderBook([bookItem()]);
  await user.click(await row(/^Filé mignon/));
  expect(await screen.findByText("Bodas")).toBeVisible();
  const save = screen.getByRole("button", { name: "Salvar no caderno" });
  expect(save).toBeDisabled();
  const price = screen.getByLabelText("Último preço");
  await user.clear(price);
  await user.type(price, "91,5{Enter}");
  const item = { name: "Filé mignon", unit: "kg" };
  await waitFor(() =>
    expect(changes()).toEqual([{ items: [{ ...item, price: 91.5 }] }]),
  );
  await waitFor(() =>
    expect(notices.at(-1)?.text).toBe("Preço de Filé mignon salvo no caderno."),
  );
  notices.at(-1)!.action!.run();
  await waitFor(() =>
    expect(changes().at(-1)).toEqual({ items: [{ ...item, price: null }] }),
  );
});

test("an item at the price of its recipe says so in place of its supplier", async () => {
  const ingredients = [
    { name: "Peça", quantity: 2, unit: "kg", factor: 1, price: 41.5 },
  ] as const;
  const recipe = { id: crypto.randomUUID(), unit: "kg", yield: 1, ingredients };
  renderBook(
    [bookItem(), bookItem({ name: "Salmão", price: 90, supplier: "Peixes" })],
    {
      listRecipes: () => ({
        recipes: ["Filé mignon", "Salmão"].map((name) => ({ ...recipe, name })),
      }),
    },
  );
  expect(await row(/^Filé mignon\s*Ficha técnica/)).toBeVisible();
  expect(await row(/^Salmão\s*Peixes/)).toBeVisible();
});

test("an item says what it is bought in", async () => {
  const { user, changes, notices } = renderBook([bookItem({ packageSize: 2 })]);
  await user.click(await row(/^Filé mignon/));
  const size = screen.getByLabelText("Embalagem (opcional)");
  expect(size).toHaveValue("2");
  await user.clear(size);
  await user.type(size, "2,5{Enter}");
  const item = { name: "Filé mignon", unit: "kg" };
  await waitFor(() =>
    expect(changes()).toEqual([{ items: [{ ...item, packageSize: 2.5 }] }]),
  );
  await waitFor(() =>
    expect(notices.at(-1)?.text).toBe(
      "Embalagem de Filé mignon salva no caderno.",
    ),
  );
});

test("what the API refuses stands at its field, and nothing typed is lost", async () => {
  const refusal = Object.assign(new Error("Dados inválidos"), {
    name: "ApiError",
    code: "VALIDATION",
    errors: [{ path: "items[0].supplier", message: "Muito longo" }],
  });
  const { user } = renderBook([bookItem()], {
    changePriceBook: () => {
      throw refusal;
    },
  });
  await user.click(await row(/^Filé mignon/));
  const supplier = screen.getByLabelText("Fornecedor (opcional)");
  await user.type(supplier, " S.A.{Enter}");
  expect(await screen.findByText("Muito longo")).toBeVisible();
  expect(supplier).toHaveValue("Frigorífico Central S.A.");
});

test("leaving a typed price asks before it is lost", async () => {
  const { user, closed } = renderBook([bookItem()]);
  await user.click(await row(/^Filé mignon/));
  await user.type(screen.getByLabelText("Último preço"), "9");
  await user.click(screen.getAllByRole("button", { name: "Fechar" }).at(-1)!);
  await user.click(
    await screen.findByRole("button", { name: "Continuar editando" }),
  );
  expect(closed()).toBe(0);
  await user.click(screen.getAllByRole("button", { name: "Fechar" }).at(-1)!);
  await user.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(closed()).toBe(1);
});

test("an item is joined to another of its unit, and separated", async () => {
  const { user, changes } = renderBook([
    WATER,
    STILL,
    bookItem({ name: "Gelo", unit: "kg", joined: ["Gelo em cubos"] }),
  ]);
  await user.click(await row(/^Água sem gás/));
  await user.click(screen.getByRole("button", { name: "Juntar a outro item" }));
  const into = screen.getByLabelText("Juntar Água sem gás a");
  expect(within(into).queryByRole("option", { name: "Gelo" })).toBeNull();
  await user.selectOptions(into, "Água");
  await user.click(screen.getByRole("button", { name: "Juntar" }));
  await user.click(await row(/^Gelo/));
  await user.click(screen.getByRole("button", { name: "Separar" }));
  await waitFor(() =>
    expect(changes()).toEqual([
      { items: [{ name: "Água sem gás", unit: "un", joinedTo: "Água" }] },
      { items: [{ name: "Gelo em cubos", unit: "kg", joinedTo: null }] },
    ]),
  );
});

test("keys move between the rows and to the search; the team is not in the book", async () => {
  const { user } = renderBook([
    bookItem(),
    WATER,
    bookItem({ name: "Garçom", unit: "pessoa" }),
  ]);
  const first = await row(/^Filé mignon/);
  expect(screen.queryByText("Garçom")).toBeNull();
  first.focus();
  await user.keyboard("{ArrowDown}");
  expect(await row(/^Água/)).toHaveFocus();
  await user.keyboard("{Home}");
  expect(first).toHaveFocus();
  await user.keyboard("/");
  const search = screen.getByLabelText("Buscar item ou fornecedor");
  expect(search).toHaveFocus();
  await user.type(search, "nada");
  expect(screen.getByText("Nada encontrado para “nada”")).toBeVisible();
});

test("a book that is still being filled says so until it is, an empty one how it fills", async () => {
  let complete = false;
  renderBook([], {
    getPriceBook: () => ({ complete, budgets: [], items: [] }),
  });
  expect(await screen.findByText("O caderno ainda está vazio")).toBeVisible();
  expect(screen.getByText(/ainda está lendo/)).toBeVisible();
  complete = true;
  await waitFor(
    () => expect(screen.queryByText(/ainda está lendo/)).toBeNull(),
    { timeout: 6000 },
  );
});

test("an empty book begins with prices of the template; only changed ones are saved", async () => {
  const { user, changes, notices } = renderBook([], {
    getPriceBook: () => ({ complete: true, budgets: [], items: [] }),
  });
  const beer = await screen.findByLabelText(
    "Seu preço de Cerveja (lata 350 ml)",
  );
  const line = beer.closest("li")!;
  expect(within(line).getByText("Exemplo")).toBeVisible();
  const save = screen.getByRole("button", { name: "Salvar meus preços" });
  expect(save).toBeDisabled();
  await user.clear(beer);
  await user.type(beer, "13,5");
  expect(within(line).queryByText("Exemplo")).toBeNull();
  await user.click(save);
  await waitFor(() =>
    expect(changes()).toEqual([
      { items: [{ name: "Cerveja (lata 350 ml)", unit: "L", price: 13.5 }] },
    ]),
  );
  await waitFor(() =>
    expect(notices.at(-1)?.text).toBe("Seus preços estão no caderno."),
  );
});

test("a file is shown before it changes the book, with the lines that stay out", async () => {
  const { user, changes, notices } = renderBook([bookItem(), WATER]);
  await row(/^Filé mignon/);
  const csv =
    "Item;Unidade;Preço;Fornecedor\nFilé mignon;kg;91,50;Central\nÁgua;un;2,00;\nGelo;kg;zero;\n";
  const file = new File([csv], "precos.csv", { type: "text/csv" });
  file.arrayBuffer = () =>
    Promise.resolve(new TextEncoder().encode(csv).buffer);
  await user.upload(screen.getByLabelText("Arquivo CSV do caderno"), file);
  expect(
    await screen.findByText(/1 item muda\. 1 já está assim\./),
  ).toBeVisible();
  expect(screen.getByText(/^Linha 4: preço “zero”/)).toBeVisible();
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Importar 1 item" }));
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        items: [
          { name: "Filé mignon", unit: "kg", price: 91.5, supplier: "Central" },
        ],
      },
    ]),
  );
  await waitFor(() =>
    expect(notices.at(-1)?.text).toBe("1 item importado para o caderno."),
  );
});

test("lines of a spreadsheet are pasted, but not into a field", async () => {
  const { user } = renderBook([bookItem()]);
  await row(/^Filé mignon/);
  await user.click(screen.getByLabelText("Buscar item ou fornecedor"));
  await user.paste("Gelo\tkg\t3,00");
  expect(screen.queryByText("Importar preços")).toBeNull();
  await user.clear(screen.getByLabelText("Buscar item ou fornecedor"));
  (await row(/^Filé mignon/)).focus();
  await user.paste("Gelo\tkg\t3,00\nFilé mignon\tkg\t90");
  expect(
    await screen.findByRole("button", { name: "Importar 2 itens" }),
  ).toBeEnabled();
});

test("a file above 2 MB is refused by name", async () => {
  const { user, notices } = renderBook([bookItem()]);
  await row(/^Filé mignon/);
  const file = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "precos.csv");
  await user.upload(screen.getByLabelText("Arquivo CSV do caderno"), file);
  await waitFor(() => expect(notices.at(-1)?.text).toMatch(/passa de 2 MB/));
});
