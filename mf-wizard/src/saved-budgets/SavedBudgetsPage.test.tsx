import { act, screen, waitFor, within } from "@testing-library/react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import {
  budgetAnswers,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import {
  choose,
  party,
  press,
  renderPage,
  wedding,
} from "./saved-budgets-page.test-data.tsx";

test("lists the saved budgets with what tells them apart", async () => {
  renderPage();
  expect(await screen.findByText("Meus Orçamentos (2)")).toBeVisible();
  const [row] = screen.getAllByRole("listitem");
  expect(row).toHaveTextContent(
    /^Evento 27\/02\/2027 \p{L}+, (em|há) [\d.]+ diasCasamento Helena e RafaelCasamento, 120 convidadosRascunhoSalvo em 20\/11\/2026R\$ 28\.102,20R\$ 234,19 por pessoaEditarDuplicar$/u,
  );
});

test("a pressed row opens its budget for editing, and what was open can be undone", async () => {
  const page = renderPage();
  const { user, store, notices, backups } = page;
  await user.click(
    await screen.findByRole("button", { name: "Casamento Helena e Rafael" }),
  );
  await waitFor(() => expect(page.path()).toBe("/event"));
  expect(store).toMatchObject({
    name: "Casamento Helena e Rafael",
    editingBudgetId: 1,
    editingVersion: 3,
    hasUnsavedChanges: false,
  });
  expect(backups()).toBe(1);
  expect(notices[0]!.text).toBe("Orçamento carregado com sucesso!");
  act(() => notices[0]!.action!.run());
  expect(store.editingBudgetId).toBeNull();
});

test("opening says which numbers were brought within bounds [stored-data-is-never-refused]", async () => {
  const { dados } = wedding;
  const out = { ...(dados as object), profitMargin: 150 };
  const page = renderPage({
    ...budgetAnswers(() => [savedBudget({ dados: out })]),
  });
  await choose(page, "Casamento Helena e Rafael", "Abrir");
  await waitFor(() => expect(page.path()).toBe("/event"));
  expect(page.notices[0]!.text).toBe(
    "Orçamento carregado com sucesso! Margem de lucro limitada a 100 %.",
  );
  expect(page.store.margins.profitMargin).toBe(1);
});

test("Editar says what is being edited", async () => {
  const page = renderPage();
  await press(page, "Casamento Helena e Rafael", "Editar");
  await waitFor(() => expect(page.path()).toBe("/event"));
  expect(page.notices[0]!.text).toBe("Editando: Casamento Helena e Rafael");
});

test("a loading budget says so, and is dropped once another is open", async () => {
  let send: (budget: SavedBudget) => void = () => undefined;
  const page = renderPage({
    getBudget: () => new Promise((resolve) => (send = resolve)),
  });
  await choose(page, "Casamento Helena e Rafael", "Abrir");
  expect(await screen.findByText("Abrindo...")).toBeVisible();
  act(() => page.store.loadTemplate("blank"));
  act(() => send(wedding));
  await waitFor(() => expect(screen.queryByText("Abrindo...")).toBeNull());
  expect(page.store.editingBudgetId).toBeNull();
  expect([page.path(), page.notices]).toEqual(["/orcamentos", []]);
});

test("a budget that was deleted elsewhere shows as gone, and leaves the list", async () => {
  let budgets = [wedding, party];
  const page = renderPage(budgetAnswers(() => budgets));
  await screen.findByText("Meus Orçamentos (2)");
  budgets = [party];
  await choose(page, "Casamento Helena e Rafael", "Abrir");
  expect(await screen.findByText("Meus Orçamentos (1)")).toBeVisible();
  expect(page.notices).toMatchObject([
    {
      tone: "error",
      text: "Erro ao carregar dados do orçamento: ele já foi excluído em outro lugar",
    },
  ]);
});

test.each([
  ["Abrir", "Erro ao carregar dados do orçamento"],
  ["Editar", "Erro ao carregar orçamento para edição"],
])(
  "%s on a budget that cannot be read changes nothing",
  async (action, line) => {
    const page = renderPage();
    const { store } = page;
    const before = store.revision;
    await press(page, "Festa", action);
    await waitFor(() => expect(page.notices).toHaveLength(1));
    expect(page.notices[0]!.tone).toBe("error");
    expect(page.notices[0]!.text).toMatch(new RegExp(`^${line}`));
    expect(store.revision).toBe(before);
    expect(page.path()).toBe("/orcamentos");
  },
);

test("a list that failed to load can be loaded again", async () => {
  let refuse = true;
  const { user } = renderPage({
    listBudgetSummaries: () => {
      if (refuse) throw new Error("Falha após 3 tentativas: HTTP 503");
      return [];
    },
  });
  expect(
    await screen.findByRole("heading", { name: "Erro ao carregar orçamentos" }),
  ).toBeVisible();
  expect(screen.getByText("Falha após 3 tentativas: HTTP 503")).toBeVisible();
  refuse = false;
  await user.click(screen.getByRole("button", { name: "Tentar Novamente" }));
  expect(await screen.findByText("Nenhum orçamento salvo")).toBeVisible();
  expect(screen.getByText("Meus Orçamentos (0)")).toBeVisible();
});

test("a new budget is begun from here, and that can be undone", async () => {
  const { user, notices, path, store } = renderPage();
  await user.click(screen.getByRole("button", { name: "Criar orçamento" }));
  await waitFor(() => expect(path()).toBe("/event"));
  expect(store.event.fields.guests).toBe(0);
  expect(notices[0]!.action!.label).toBe("Desfazer");
});

describe("on a phone", () => {
  beforeEach(() => {
    window.matchMedia = () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "matchMedia");
  });

  test("a sheet has all actions, and gives the focus back", async () => {
    const page = renderPage();
    const { user } = page;
    const button = await screen.findByRole("button", {
      name: `Ações de ${wedding.nome}`,
    });
    await user.click(button);
    const sheet = within(screen.getByRole("dialog", { name: wedding.nome }));
    expect(
      within(sheet.getByRole("list"))
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Editar",
      "Abrir",
      "Duplicar",
      "Mudar situação",
      "Comparar com outro",
      "Lista de compras",
      "Selecionar vários",
      "Excluir",
    ]);
    await user.keyboard("{Escape}");
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(screen.getByRole("button", { name: "Mudar situação" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(
      screen.getByRole("menuitemradio", { name: "Rascunho" }),
    ).toBeVisible();
  });
});
