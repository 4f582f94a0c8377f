import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Recipe } from "shared-contracts/entities/recipe";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { Budget } from "shared-contracts/parts/budget";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { bookItem } from "../scenarios/fixtures/book-item.ts";
import {
  budgetAnswers,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import { ShoppingDialog } from "./ShoppingDialog.tsx";

const [DISH] = SAMPLE_100.foods[0]!.items;

/** A budget of these people that needs 200 g of fillet for each. */
function fillet(id: number, nome: string, guests: number): SavedBudget {
  const { eventData } = SAMPLE_100;
  return savedBudget({
    id,
    nome,
    dados: {
      ...SAMPLE_100,
      eventData: { ...eventData, guests, eventDate: `2027-05-1${2 + id}` },
      drinks: [],
      garnishes: [],
      confectionery: [],
      thematicTables: [],
      generalExpenses: [],
      foods: [
        {
          id: 1,
          name: "Carnes",
          items: [
            {
              ...DISH!,
              name: "Filé",
              quantityPerPerson: 200,
              unit: "g",
              unitPrice: 83,
              multiplyByGuests: true,
              multiplyByTeam: false,
            },
          ],
        },
      ],
    },
  });
}

const BUDGETS = [fillet(1, "Coffee", 45), fillet(2, "Bodas", 80)];

function open(answers: Answers = {}, budgets = BUDGETS) {
  const view = renderWithAppState(
    <ShoppingDialog
      listed={budgets.map(summarizeBudget)}
      onPick={() => undefined}
      onClose={() => undefined}
    />,
    {
      answers: {
        health: () => ({ ok: true }),
        ...budgetAnswers(() => budgets),
        ...answers,
      },
    },
  );
  return {
    ...view,
    item: () => screen.findByRole("checkbox", { name: /^Filé/ }),
  };
}

const text = (element: HTMLElement) =>
  element.textContent.replaceAll("\u00a0", " ");

test("says what to buy, for which event, what is left over and what it costs", async () => {
  const { item } = open();
  const row = (await item()).closest("li")!;
  expect(text(row)).toMatch(
    /FiléCoffee 9, Bodas 16precisa 25 kg25 kgEmbalagemsem sobraR\$ 2\.075,00R\$ 83,00\/kg/,
  );
  expect(screen.getByText("2 eventos, 13 a 14/05/2027")).toBeVisible();
  const sums = screen.getAllByRole("listitem").map(text);
  expect(sums.slice(0, 2)).toEqual(["CoffeeR$ 747,00", "BodasR$ 1.328,00"]);
});

test("a safety buys more of its section, and a tick is of what was bought [shopping-safety]", async () => {
  const { user, item } = open();
  await user.click(await item());
  expect(await item()).toBeChecked();
  expect(screen.getByText(/^1 de 1 no carrinho/)).toBeVisible();
  const safety = screen.getByLabelText("Segurança em Carnes, em %");
  await user.clear(safety);
  await user.type(safety, "5");
  await waitFor(async () =>
    expect(text((await item()).closest("li")!)).toContain(
      "precisa 26,25 kg26,3 kgEmbalagemsobra 0,05 kgR$ 4,15R$ 2.182,90",
    ),
  );
  expect(await item()).not.toBeChecked();
  await user.clear(safety);
  await waitFor(async () => expect(await item()).toBeChecked());
});

test("the text has what is missing, with or without money", async () => {
  const { user, item } = open();
  const written = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: written },
  });
  await item();
  await user.click(screen.getByRole("button", { name: "Compartilhar" }));
  const share = within(
    screen.getByRole("dialog", { name: "Compartilhar lista" }),
  );
  const copy = () =>
    user.click(share.getByRole("button", { name: "Copiar texto" }));
  await copy();
  expect(written).toHaveBeenLastCalledWith(
    "*Lista de compras*\n13 a 14/05/2027\n\n*Carnes*\n25 kg - Filé, R$ 2.075,00\n\nTotal previsto: R$ 2.075,00",
  );
  await user.click(share.getByRole("checkbox", { name: "Com valores" }));
  await user.click(
    share.getByRole("checkbox", { name: "Só o que falta comprar" }),
  );
  await copy();
  expect(written).toHaveBeenLastCalledWith(
    "*Lista de compras*\n13 a 14/05/2027\n\n*Carnes*\n25 kg - Filé",
  );
});

test("the phone's own sharing gets the text; a refusal is told, a cancel is not", async () => {
  const { user, item } = open();
  const shared = jest.fn<(data: { text: string }) => Promise<void>>();
  Object.defineProperty(navigator, "share", {
    configurable: true,
    value: shared,
  });
  try {
    await item();
    await user.click(screen.getByRole("button", { name: "Compartilhar" }));
    const dialog = within(
      screen.getByRole("dialog", { name: "Compartilhar lista" }),
    );
    const press = () =>
      user.click(dialog.getByRole("button", { name: "Compartilhar" }));
    shared.mockRejectedValueOnce(
      Object.assign(new Error("fechado"), { name: "AbortError" }),
    );
    await press();
    expect(screen.queryByRole("alert")).toBeNull();
    shared.mockRejectedValueOnce(new Error("proibido"));
    await press();
    expect(await screen.findByRole("alert")).toHaveTextContent("proibido");
    expect(shared.mock.calls[0]![0].text).toContain("25 kg - Filé");
  } finally {
    Reflect.deleteProperty(navigator, "share");
  }
});

test("it is printed with room for the price paid, and each event's part below; the kitchen's list by event", async () => {
  const { user, item } = open();
  await item();
  let paper = "";
  window.print = () => {
    paper = text(document.body.lastElementChild as HTMLElement);
  };
  await user.click(screen.getByRole("button", { name: "Imprimir" }));
  expect(paper).toContain("13/05/2027, Coffee, 45 convidados");
  expect(paper).toContain("Preço pago");
  expect(paper).toContain("Filé25 kg25 kgR$ 2.075,00");
  expect(paper).toMatch(/Por eventoCoffeeR\$ 747,00BodasR\$ 1\.328,00/);
  await user.click(screen.getByRole("button", { name: "Lista da cozinha" }));
  for (const [name, people, total] of [
    ["Coffee", 45, "9 kg"],
    ["Bodas", 80, "16 kg"],
  ])
    expect(paper).toContain(
      `${name}: Prato Principal: CarnesFilé200 g${people}${total}`,
    );
});

test("a budget that changed is named, and the list is made anew on demand", async () => {
  let budgets = BUDGETS;
  const { user, item } = open(budgetAnswers(() => budgets));
  await item();
  budgets = [BUDGETS[0]!, { ...fillet(2, "Bodas", 90), versao: 4 }];
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByText("Bodas mudou.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Atualizar lista" }));
  await waitFor(async () =>
    expect(text((await item()).closest("li")!)).toContain("precisa 27 kg"),
  );
  expect(screen.queryByText("Bodas mudou.")).toBeNull();
});

test("a budget that cannot be read stops the list and is named", async () => {
  open({}, [BUDGETS[0]!, savedBudget({ id: 2, nome: "Torta", dados: "{" })]);
  expect(
    await screen.findByText(/^Não foi possível fazer a lista: Torta: /),
  ).toBeVisible();
});

test("what was paid for an item is kept in its budgets, each by its need [actual-by-line]", async () => {
  let budgets = BUDGETS;
  const { user, item, calls } = open({
    ...budgetAnswers(() => budgets),
    updateBudget: ({ params, body }) => {
      const { id } = params as { id: number };
      budgets = budgets.map((budget) =>
        budget.id === id
          ? { ...budget, dados: (body as SavedBudget).dados, versao: 4 }
          : budget,
      );
      return budgets.find((budget) => budget.id === id)!;
    },
  });
  await item();
  await user.click(screen.getByRole("button", { name: "Preço pago de Filé" }));
  const dialog = within(screen.getByRole("dialog", { name: "Preço pago" }));
  expect(dialog.getByLabelText("Comprei")).toHaveValue("25");
  await user.type(dialog.getByLabelText("Paguei no total"), "2000,01");
  await user.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Preço pago" })).toBeNull(),
  );
  const kept = calls
    .filter(({ name }) => name === "updateBudget")
    .map(({ request }) => request);
  expect(kept).toMatchObject([
    {
      params: { id: 1 },
      ifMatch: 3,
      body: { dados: { actual: { "foods/1/1": { paid: 720, bought: 9 } } } },
    },
    {
      params: { id: 2 },
      body: {
        dados: { actual: { "foods/1/1": { paid: 1280.01, bought: 16 } } },
      },
    },
  ]);
  await waitFor(async () =>
    expect(text((await item()).closest("li")!)).toContain("pago R$ 2.000,01"),
  );
  expect(screen.queryByText(/mudaram/)).toBeNull();
});

test("what was paid waits without a network, on top of what waits already [saves-wait]", async () => {
  const service = { answers: false };
  const { user, item, calls, services } = open({
    ...budgetAnswers(() => BUDGETS),
    health: () => {
      if (!service.answers) throw new Error("offline");
      return { ok: true };
    },
    updateBudget: ({ params }) =>
      BUDGETS.find(({ id }) => id === (params as { id: number }).id)!,
  });
  await item();
  for (const sum of ["2000", "1990"]) {
    await user.click(
      screen.getByRole("button", { name: "Preço pago de Filé" }),
    );
    const dialog = within(screen.getByRole("dialog", { name: "Preço pago" }));
    await user.clear(dialog.getByLabelText("Paguei no total"));
    await user.type(dialog.getByLabelText("Paguei no total"), sum);
    await user.click(dialog.getByRole("button", { name: "Salvar" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Preço pago" })).toBeNull(),
    );
  }
  expect(text((await item()).closest("li")!)).toContain("pago R$ 1.990,00");
  expect(calls.filter(({ name }) => name === "updateBudget")).toEqual([]);
  expect(services.outbox.waiting).toHaveLength(2);

  service.answers = true;
  await act(() => services.outbox.sendNow());
  const sent = calls.filter(({ name }) => name === "updateBudget");
  expect(sent.map(({ request }) => request)).toMatchObject([
    {
      ifMatch: 3,
      body: { dados: { actual: { "foods/1/1": { paid: 716.4 } } } },
    },
    { body: { dados: { actual: { "foods/1/1": { paid: 1273.6 } } } } },
  ]);
});

test("what was paid stays typed when a budget cannot be saved", async () => {
  const { user, item, store } = open({
    updateBudget: () => {
      throw Object.assign(new Error("Há outra versão"), {
        code: "VERSION_MISMATCH",
      });
    },
  });
  await item();
  await user.click(screen.getByRole("button", { name: "Preço pago de Filé" }));
  const dialog = within(screen.getByRole("dialog", { name: "Preço pago" }));
  await user.type(dialog.getByLabelText("Paguei no total"), "2000");
  await user.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(
    /^Não foi possível salvar o preço pago/,
  );
  expect(dialog.getByLabelText("Paguei no total")).toHaveValue("2000,00");
  act(() => {
    store.load(SAMPLE_100, { id: 1, name: "Coffee", version: 3 });
    store.setName("Coffee break");
  });
  await user.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() =>
    expect(dialog.getByRole("alert")).toHaveTextContent(
      "Coffee está aberto com mudanças não salvas",
    ),
  );
});

test("an item with a recipe is bought as ingredients, or ready where its budget says so", async () => {
  const id = "6f1b2f0e-0000-4000-8000-000000000001";
  const [coffee] = BUDGETS;
  const bought = (link: object) => {
    const dados = JSON.parse(JSON.stringify(coffee!.dados)) as Budget;
    dados.foods[0]!.items[0]!.recipe = { id, price: 83, ...link };
    return { ...coffee!, dados };
  };
  const recipe: Recipe = {
    id,
    name: "Filé",
    unit: "kg",
    yield: 4,
    ingredients: [
      { name: "Peça inteira", quantity: 4, unit: "kg", factor: 1.5, price: 50 },
    ],
  };
  const answers = { listRecipes: () => ({ recipes: [recipe] }) };
  const { unmount } = open(answers, [bought({})]);
  const whole = await screen.findByRole("checkbox", { name: /^Peça inteira/ });
  expect(text(whole.closest("li")!)).toMatch(
    /^Peça inteirada ficha Filéprecisa 13,5 kg/,
  );
  unmount();
  const { item } = open(answers, [bought({ ready: true })]);
  expect(await item()).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: /^Peça/ })).toBeNull();
});

test("an item gets its package in the list, and is bought in whole ones", async () => {
  let packageSize = 0;
  const { user, item, calls } = open({
    getPriceBook: () => ({
      complete: true,
      budgets: [],
      items: [bookItem({ name: "Filé", packageSize })],
    }),
    changePriceBook: ({ body }) => {
      packageSize = (body as { items: [{ packageSize: number }] }).items[0]
        .packageSize;
      return { success: true };
    },
  });
  await user.click(
    await screen.findByRole("button", { name: "Embalagem de Filé" }),
  );
  expect(await item()).not.toBeChecked();
  await user.type(screen.getByLabelText("Tamanho da embalagem"), "2{Enter}");
  await waitFor(async () =>
    expect(text((await item()).closest("li")!)).toContain(
      "13 embalagens de 2 kg26 kg",
    ),
  );
  expect(screen.queryByLabelText("Tamanho da embalagem")).toBeNull();
  const { request } = calls.find(({ name }) => name === "changePriceBook")!;
  expect(request["body"]).toEqual({
    items: [{ name: "Filé", unit: "kg", packageSize: 2 }],
  });
});
