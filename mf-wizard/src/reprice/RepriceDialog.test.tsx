import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { readBudget } from "shared-contracts/platform/rules";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  budgetSummary,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import { RepriceDialog } from "./RepriceDialog.tsx";
import type { RepriceStart } from "./useRepriceChoice.ts";

// jsdom has no IndexedDB: nothing is kept on the device.
beforeEach(() =>
  jest.spyOn(console, "warn").mockImplementation(() => undefined),
);
afterEach(() => jest.restoreAllMocks());

const ACCEPTED = {
  at: "2026-11-20T15:00:00.000Z",
  name: "Ana",
  option: null,
  total: 25004,
  code: "9f31 c07a b2e4",
  budget: 1,
  sending: 1,
  isAddendum: false,
  addendumAt: null,
};

const BEER = { name: "Cerveja (lata 350 ml)", unit: "L" };

const onDay = (id: number, nome: string, eventDate: string) =>
  savedBudget({
    id,
    nome,
    dados: {
      ...SAMPLE_100,
      eventData: { ...SAMPLE_100.eventData, eventDate, guests: 100 },
    },
  });
const ANA = onDay(1, "Casamento Ana", "2099-05-15");
const BIA = onDay(2, "Bodas Bia", "2099-06-15");
const PAST = onDay(3, "Natal passado", "2020-12-24");

const refusal = (code: string) =>
  Object.assign(new Error("Recusado"), { name: "ApiError", code });

function renderDialog(
  {
    start = { item: BEER, price: 13.5 },
    budgets = [ANA, BIA, PAST],
    store = new BudgetStore(),
  }: {
    start?: RepriceStart;
    budgets?: SavedBudget[];
    store?: BudgetStore;
  } = {},
  answers: Answers = {},
) {
  let saved = budgets;
  let closed = 0;
  const view = renderWithAppState(
    <RepriceDialog start={start} onClose={() => void closed++} />,
    {
      store,
      answers: {
        ...budgetAnswers(() => saved),
        updateBudget: ({ params, body, ifMatch }) => {
          const { id } = params as { id: number };
          const before = saved.find((budget) => budget.id === id)!;
          if (ifMatch !== before.versao) throw refusal("VERSION_MISMATCH");
          const after = {
            ...before,
            ...(body as Partial<SavedBudget>),
            versao: before.versao! + 1,
          };
          saved = saved.map((budget) => (budget.id === id ? after : budget));
          return after;
        },
        changePriceBook: () => ({ success: true }),
        ...answers,
      },
    },
  );
  const beerOf = (id: number) => {
    const read = readBudget(saved.find((budget) => budget.id === id)!.dados);
    if (!read.ok) throw new Error(read.reason);
    return read.budget.drinks.find(({ name }) => name === BEER.name)!.unitPrice;
  };
  return { ...view, beerOf, closed: () => closed };
}

const press = (name: string | RegExp) => screen.findByRole("button", { name });
const reprice = (count: number) =>
  press(new RegExp(`^Reajustar ${count} orçamento`));

test("shows old and new totals of coming budgets, saves them and the book, and takes it back", async () => {
  const { user, beerOf, calls, notices, closed } = renderDialog();
  expect(await screen.findByText(/1 evento que já passou/)).toBeVisible();
  const line = (await screen.findByText("Casamento Ana")).closest("li")!;
  await waitFor(() =>
    expect(within(line).getByText(/25\.004,00/)).toBeVisible(),
  );
  // 1,05 L for each of 100 guests, at 1,50 more, with 40 % of margins.
  expect(within(line).getByText("+R$ 220,50")).toBeVisible();
  expect(screen.getByText("+12,5%")).toBeVisible();
  await user.click(await reprice(2));
  expect(await screen.findByText("2 orçamentos reajustados")).toBeVisible();
  expect([1, 2, 3].map(beerOf)).toEqual([13.5, 13.5, 12]);
  const puts = calls.filter(({ name }) => name === "updateBudget");
  const keys = puts.map(({ request }) => request["idempotencyKey"]);
  expect(new Set(keys).size).toBe(2);
  const book = () =>
    calls
      .filter(({ name }) => name === "changePriceBook")
      .map(({ request }) => request["body"]);
  expect(book()).toEqual([{ items: [{ ...BEER, price: 13.5 }] }]);
  await user.click(screen.getAllByRole("button", { name: "Fechar" }).at(-1)!);
  expect(closed()).toBe(1);
  act(() => notices.at(-1)!.action!.run());
  await waitFor(() =>
    expect(notices.at(-1)!.text).toBe(
      "2 orçamentos voltaram ao preço anterior",
    ),
  );
  expect([1, 2].map(beerOf)).toEqual([12, 12]);
  expect(book().at(-1)).toEqual({ items: [{ ...BEER, price: 12 }] });
});

test("one that changed elsewhere is named, and its new version can be repriced", async () => {
  const newer = { ...ANA, versao: 9 };
  let isNewer = false;
  const { user, calls } = renderDialog(
    { budgets: [ANA, BIA] },
    {
      getBudget: ({ params }) => {
        const { id } = params as { id: number };
        if (id === 2) return BIA;
        return isNewer ? newer : ANA;
      },
      updateBudget: ({ params, ifMatch, body }) => {
        const { id } = params as { id: number };
        if (id === 1 && ifMatch !== 9) throw refusal("VERSION_MISMATCH");
        return { ...BIA, ...(body as object), id, versao: 10 };
      },
    },
  );
  await user.click(await reprice(2));
  expect(
    await screen.findByText("1 orçamento reajustado, 1 não foi salvo"),
  ).toBeVisible();
  const failed = screen.getByText("Casamento Ana").closest("li")!;
  expect(within(failed).getByText(/Mudou em outro aparelho/)).toBeVisible();
  isNewer = true;
  await user.click(await press("Reajustar a versão nova"));
  expect(await screen.findByText("2 orçamentos reajustados")).toBeVisible();
  const puts = calls.filter(({ name }) => name === "updateBudget");
  expect(puts.map(({ request }) => request["ifMatch"])).toEqual([3, 3, 9]);
});

test("the network stops the rest: trying again has the same key, Continuar saves the untouched", async () => {
  let isDown = true;
  const { user, calls } = renderDialog(
    { budgets: [ANA, BIA, onDay(4, "Chá Cora", "2099-07-15")] },
    {
      updateBudget: ({ params, body }) => {
        const { id } = params as { id: number };
        if (id === 2 && isDown) throw refusal("UNAVAILABLE");
        return { ...ANA, ...(body as object), id, versao: 4 };
      },
    },
  );
  await user.click(await reprice(3));
  expect(await screen.findByText("Sem internet.")).toBeVisible();
  expect(screen.getByText("1 não foi tocado")).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await user.click(await press("Continuar"));
  expect(await screen.findByText("3 orçamentos reajustados")).toBeVisible();
  const puts = calls
    .filter(({ name }) => name === "updateBudget")
    .map(
      ({ request }) =>
        request as { params: { id: number }; idempotencyKey: string },
    );
  expect(puts.map(({ params }) => params.id)).toEqual([1, 2, 2, 4]);
  expect(puts[1]!.idempotencyKey).toBe(puts[2]!.idempotencyKey);
});

test("Parar aqui saves no further budget", async () => {
  let answer = () => undefined as void;
  const { user, calls } = renderDialog(
    {},
    {
      updateBudget: ({ body }) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...ANA, ...(body as object), versao: 4 });
        }),
    },
  );
  await user.click(await reprice(2));
  expect(await screen.findByText("Salvando 1 de 2")).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(await press("Parar aqui"));
  act(() => answer());
  expect(await screen.findByText("1 não foi tocado")).toBeVisible();
  expect(calls.filter(({ name }) => name === "updateBudget")).toHaveLength(1);
});

test("the working budget with unsaved changes is listed, not changed; without them it follows", async () => {
  const store = new BudgetStore();
  const read = readBudget(ANA.dados);
  if (!read.ok) throw new Error(read.reason);
  store.load(read.budget, { id: 1, name: ANA.nome, version: 3 });
  store.event.setGuests(120);
  const { user, beerOf } = renderDialog({ store });
  expect(
    await screen.findByText("Em edição, com mudanças não salvas"),
  ).toBeVisible();
  const box = screen.getByRole("checkbox", { name: "Casamento Ana" });
  expect(box).not.toBeChecked();
  expect(box).toBeDisabled();
  act(() => store.load(read.budget, { id: 1, name: ANA.nome, version: 3 }));
  expect(await reprice(2)).toBeEnabled();
  await user.click(await reprice(2));
  expect(await screen.findByText("2 orçamentos reajustados")).toBeVisible();
  expect(beerOf(1)).toBe(13.5);
  expect(store.editingVersion).toBe(4);
  expect(store.hasUnsavedChanges).toBe(false);
  expect(
    store.drinks.rows.find(({ fields }) => fields.name === BEER.name)!.fields
      .unitPrice,
  ).toBe(13.5);
});

test("approved ones are last and not ticked; nothing changes with today's price", async () => {
  const { user } = renderDialog(
    { start: { item: BEER } },
    {
      listBudgetSummaries: () => [
        { ...budgetSummary(ANA), status: "aprovada" },
        budgetSummary(BIA),
      ],
    },
  );
  expect(await screen.findByText("Nada muda com este preço.")).toBeVisible();
  const boxes = screen.getAllByRole("checkbox").slice(1);
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  const price = screen.getByLabelText("Novo preço");
  await user.clear(price);
  await user.type(price, "14");
  expect(await reprice(1)).toBeEnabled();
  await user.click(screen.getByLabelText("Todos os orçamentos"));
  expect(await reprice(2)).toBeEnabled();
});

test("one that the client accepted says so, and is never ticked with the others", async () => {
  const { user } = renderDialog(
    {},
    {
      listBudgetSummaries: () => [
        { ...budgetSummary(ANA), accepted: ACCEPTED },
        budgetSummary(BIA),
      ],
    },
  );
  expect(
    await screen.findByText("Aceita pelo cliente: precisa de aditivo"),
  ).toBeVisible();
  const all = screen.getByLabelText("Todos os orçamentos");
  expect(all).toBeChecked();
  await user.click(all);
  await user.click(all);
  const box = screen.getByRole("checkbox", { name: "Casamento Ana" });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(await reprice(2)).toBeEnabled();
});

test("several prices rise by percent, rounded, and each can be typed over", async () => {
  const { user, calls, beerOf } = renderDialog({ start: {}, budgets: [ANA] });
  await user.click(await press("Vários, em %"));
  expect(
    screen.getByRole("option", {
      name: "Prato Principal: Carnes e Aves (2 itens)",
    }),
  ).toBeVisible();
  await user.selectOptions(
    screen.getByLabelText("Grupo do caderno"),
    screen.getByRole("option", { name: /^Bebidas/ }),
  );
  const percent = screen.getByLabelText("Aumento (%)");
  await user.type(percent, "300");
  expect(screen.getByText("Use de -50 a 200.")).toBeVisible();
  await user.clear(percent);
  await user.type(percent, "10");
  await user.selectOptions(
    screen.getByLabelText("Arredondar para"),
    screen.getByRole("option", { name: /0,50/ }),
  );
  const beer = await screen.findByLabelText(`Novo preço de ${BEER.name}`);
  expect(beer).toHaveValue("13,00");
  await user.clear(beer);
  await user.type(beer, "14");
  await user.click(await reprice(1));
  expect(await screen.findByText("1 orçamento reajustado")).toBeVisible();
  expect(beerOf(1)).toBe(14);
  const { request } = calls.find(({ name }) => name === "changePriceBook")!;
  const { items } = request["body"] as {
    items: { name: string; price: number }[];
  };
  expect(items.find(({ name }) => name === BEER.name)?.price).toBe(14);
  expect(items.length).toBeGreaterThan(3);
});

test("an undo leaves alone what changed since, and says so by name", async () => {
  const { user, beerOf, services } = renderDialog();
  await user.click(await reprice(2));
  await screen.findByText("2 orçamentos reajustados");
  await services.client.call("updateBudget", {
    params: { id: 2 },
    body: { nome: BIA.nome, dados: BIA.dados, totalFinal: 1 },
    ifMatch: 4,
  });
  await user.click(await press("Desfazer"));
  expect(
    await screen.findByText("1 orçamento voltou ao preço anterior."),
  ).toBeVisible();
  expect(
    screen.getByText("Bodas Bia: Mudou depois do reajuste."),
  ).toBeVisible();
  expect(beerOf(1)).toBe(12);
});
