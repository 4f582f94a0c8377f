import { act, screen, waitFor, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import {
  renderWithAppState,
  type Answers,
} from "shared-contracts/testing/render-with-app-state";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import {
  budgetAnswers,
  budgetSummary,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import { SavedBudgetsPage } from "./SavedBudgetsPage.tsx";

const wedding = savedBudget();
const party = savedBudget({ id: 2, nome: "Festa", dados: "{" });

function renderPage(answers: Answers = {}) {
  return renderWithAppState(<SavedBudgetsPage />, {
    path: "/orcamentos",
    answers: { ...budgetAnswers(() => [wedding, party]), ...answers },
  });
}

async function choose(
  { user }: ReturnType<typeof renderPage>,
  budget: string,
  action: string,
) {
  await user.click(
    await screen.findByRole("button", { name: `Ações de ${budget}` }),
  );
  await user.click(screen.getByRole("menuitem", { name: action }));
}

/** Presses an action that the row shows, or the one of its menu. */
async function press(
  page: ReturnType<typeof renderPage>,
  budget: string,
  action: string,
) {
  if (action === "Abrir") await choose(page, budget, action);
  else
    await page.user.click(
      await screen.findByRole("button", { name: `${action} ${budget}` }),
    );
}

/** Something is open that can be saved. */
function startABudget({ store }: ReturnType<typeof renderPage>) {
  act(() => store.event.setGuests(101));
}

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

test("deleting asks first, names the budget and takes it off the list [deleting-asks]", async () => {
  let budgets = [wedding, party];
  const page = renderPage({
    ...budgetAnswers(() => budgets),
    deleteBudget: () => {
      budgets = [wedding];
      return { success: true };
    },
  });
  const { user, calls, store } = page;
  act(() => {
    store.setName("Festa da Ana");
    store.markSaved(2, "Festa", 1, store.revision);
  });
  await choose(page, "Festa", "Excluir");
  const dialog = within(
    screen.getByRole("alertdialog", { name: "Deseja Excluir?" }),
  );
  expect(dialog.getByText("Esta ação não pode ser desfeita.")).toBeVisible();
  expect(dialog.getByText("Festa")).toBeVisible();
  expect(dialog.getByText(/Ele está em edição/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Cancelar" })).toHaveFocus();

  await user.click(dialog.getByRole("button", { name: "Excluir" }));
  expect(await screen.findByText("Meus Orçamentos (1)")).toBeVisible();
  expect(calls).toContainEqual({
    name: "deleteBudget",
    request: { params: { id: 2 } },
  });
  expect(page.notices[0]!.text).toBe('Orçamento "Festa" excluído com sucesso!');
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(store.isEditing).toBe(false);
  expect(store.name).toBe("Festa da Ana");
});

test("a budget that was deleted elsewhere is done with: the list is loaded again, and a notice says why [gone-is-deleted]", async () => {
  let budgets = [wedding, party];
  const page = renderPage({
    ...budgetAnswers(() => budgets),
    deleteBudget: () => {
      budgets = [wedding];
      const details = { code: "NOT_FOUND", status: 404, attempts: 1 } as const;
      throw new ApiError("Não encontrado", details);
    },
  });
  await choose(page, "Festa", "Excluir");
  await page.user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(await screen.findByText("Meus Orçamentos (1)")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(page.notices).toEqual([
    { text: 'O orçamento "Festa" já tinha sido excluído.' },
  ]);
});

test("a deletion that fails says so and keeps the budget", async () => {
  const page = renderPage({
    deleteBudget: () => {
      throw new Error("HTTP 500");
    },
  });
  await choose(page, "Festa", "Excluir");
  await page.user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(
    await screen.findByText("Erro ao deletar orçamento: HTTP 500"),
  ).toBeVisible();
  await page.user.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(screen.getByText("Meus Orçamentos (2)")).toBeVisible();
});

const savedAnswer = {
  id: 9,
  nome: "Cópia",
  totalFinal: 25004,
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
  versao: 1,
};

test("saving always makes a new budget, which is then the one being edited [list-saves-a-copy]", async () => {
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => savedAnswer,
  });
  const { user, store } = page;
  act(() => store.markSaved(1, "Casamento", 3, store.revision));
  await user.type(await screen.findByRole("textbox"), " Cópia {Enter}");
  expect(await screen.findByText("Orçamento salvo com sucesso!")).toBeVisible();
  const sent = page.calls.find(({ name }) => name === "createBudget")!;
  expect(sent.request["body"]).toMatchObject({
    nome: "Cópia",
    totalFinal: 25004,
    dados: { profitMargin: 0.3 },
  });
  expect(store).toMatchObject({
    name: "Cópia",
    editingBudgetId: 9,
    editingVersion: 1,
    hasUnsavedChanges: false,
  });
  expect(screen.getByRole("textbox")).toHaveValue("");
});

test("a budget opened while another is being saved stays what it is", async () => {
  let answer: (saved: typeof savedAnswer) => void = () => undefined;
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => new Promise((resolve) => (answer = resolve)),
  });
  startABudget(page);
  const { user, store } = page;
  await user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
  await waitFor(() => expect(page.calls.at(-1)?.name).toBe("createBudget"));
  await user.click(screen.getByRole("button", { name: wedding.nome }));
  answer(savedAnswer);
  await waitFor(() => expect(page.notices).toHaveLength(2));
  expect(store.editingBudgetId).toBe(wedding.id);
  expect(store.name).toBe(wedding.nome);
});

test("without a name it is saved as Orçamento sem nome", async () => {
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => ({ ...savedAnswer, nome: "Orçamento sem nome" }),
  });
  startABudget(page);
  await page.user.click(
    screen.getByRole("button", { name: "Salvar orçamento" }),
  );
  expect(await screen.findByText("Orçamento salvo com sucesso!")).toBeVisible();
  const sent = page.calls.find(({ name }) => name === "createBudget")!;
  expect(sent.request["body"]).toMatchObject({ nome: "Orçamento sem nome" });
});

test("what failed is tried again under the same key", async () => {
  let refuse = true;
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => {
      if (refuse) throw new Error("Falha após 3 tentativas: HTTP 503");
      return savedAnswer;
    },
  });
  startABudget(page);
  const press = () =>
    page.user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
  await press();
  expect(
    await screen.findByText(
      "Erro ao salvar orçamento: Falha após 3 tentativas: HTTP 503",
    ),
  ).toBeVisible();
  refuse = false;
  await press();
  expect(await screen.findByText("Orçamento salvo com sucesso!")).toBeVisible();
  const keys = page.calls
    .filter(({ name }) => name === "createBudget")
    .map(({ request }) => request["idempotencyKey"]);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a refused name shows its error at its field, which takes the focus and keeps what was typed", async () => {
  const message = "Deve ter no máximo 200 caracteres";
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => {
      const errors = [{ path: "nome", message }];
      const details = { code: "VALIDATION", status: 400, attempts: 1 } as const;
      throw new ApiError("Dados inválidos", { ...details, errors });
    },
  });
  startABudget(page);
  const { user } = page;
  const field = await screen.findByRole("textbox");
  const press = () =>
    user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
  await user.type(field, "Festa");
  await press();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  expect(field).toHaveValue("Festa");
  expect(screen.queryByText(/Erro ao salvar orçamento/)).toBeNull();

  await user.keyboard("!");
  expect(field).toBeValid();
  expect(screen.queryByText(message)).toBeNull();
  await press();
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
});

test("what is refused beside the name shows under the form", async () => {
  const page = renderPage({
    health: () => ({ ok: true }),
    createBudget: () => {
      const errors = ["nome", "dados"].map((path) => ({ path, message: path }));
      const details = { code: "VALIDATION", status: 400, attempts: 1 } as const;
      throw new ApiError("Dados inválidos", { ...details, errors });
    },
  });
  startABudget(page);
  await page.user.click(
    screen.getByRole("button", { name: "Salvar orçamento" }),
  );
  expect(
    await screen.findByText("Erro ao salvar orçamento: Dados inválidos"),
  ).toBeVisible();
});

test("nothing is sent while the server cannot be reached", async () => {
  const page = renderPage({
    health: () => {
      throw new Error("offline");
    },
  });
  startABudget(page);
  await page.user.click(
    screen.getByRole("button", { name: "Salvar orçamento" }),
  );
  expect(
    await screen.findByText(
      "Erro de conectividade com o servidor. Verifique sua conexão.",
    ),
  ).toBeVisible();
  expect(page.calls.map(({ name }) => name)).not.toContain("createBudget");
});

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

const names = () =>
  screen
    .getAllByRole("listitem")
    .map((row) => within(row).getAllByRole("button")[0]!.textContent);

test("searching leaves only what matches, also of the budget being edited", async () => {
  const bodas = savedBudget({ id: 3, nome: "Bodas de ouro", totalFinal: 9 });
  const { user, store } = renderPage({
    ...budgetAnswers(() => [wedding, party, bodas]),
  });
  const search = await screen.findByRole("searchbox");
  await user.type(search, "HELÊNA e");
  expect(names()).toEqual([wedding.nome]);
  act(() => store.markSaved(3, "Bodas", 1, store.revision));
  expect(names()).toEqual([wedding.nome]);
  expect(screen.getByText("Próximos (1)")).toBeVisible();
  await user.type(search, "xyz");
  expect(screen.getByText(/^Nada encontrado para/)).toBeVisible();
  expect(screen.queryByRole("listitem")).toBeNull();
  await user.click(screen.getAllByRole("button", { name: "Limpar busca" })[1]!);
  expect(names()).toHaveLength(3);
});

/** A budget of an event that was. */
const past = savedBudget({
  id: 4,
  nome: "Natal de 2020",
  dados: {
    ...(wedding.dados as object),
    eventData: { eventDate: "2020-12-24" },
  },
});

test("past events are folded until they are opened or searched", async () => {
  const { user, store } = renderPage(budgetAnswers(() => [wedding, past]));
  const heading = await screen.findByRole("button", {
    name: "Já passaram (1)",
  });
  expect(heading).toHaveAttribute("aria-expanded", "false");
  expect(names()).toEqual([wedding.nome]);
  await user.click(heading);
  expect(names()).toEqual([wedding.nome, past.nome]);
  await user.click(heading);
  expect(names()).toEqual([wedding.nome]);
  await user.type(screen.getByRole("searchbox"), "natal");
  expect(names()).toEqual([past.nome]);
  await user.clear(screen.getByRole("searchbox"));
  expect(names()).toEqual([wedding.nome]);
  act(() => store.markSaved(4, past.nome, 1, store.revision));
  expect(names()).toEqual([wedding.nome]);
});

test("past events are open where there are no others", async () => {
  renderPage(budgetAnswers(() => [past]));
  expect(await screen.findByText(past.nome)).toBeVisible();
});

test("the form that saves the open budget is always there", async () => {
  renderPage(budgetAnswers(() => []));
  await screen.findByText("Nenhum orçamento salvo");
  expect(
    screen.getByRole("textbox", {
      name: "Salvar o orçamento aberto como (opcional)",
    }),
  ).toBeVisible();
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

test("the list can be ordered", async () => {
  const { user } = renderPage();
  const order = await screen.findByRole("combobox", { name: "Ordenar" });
  expect(order).toHaveDisplayValue("Data do evento");
  await user.selectOptions(order, "Nome");
  expect(names()).toEqual([wedding.nome, "Festa"]);
});

describe("the list kept in this browser", () => {
  const keep = (time: number) => {
    localStorage.setItem(
      "savedBudgets_user-1",
      JSON.stringify([budgetSummary()]),
    );
    localStorage.setItem("savedBudgets_user-1_time", String(time));
  };

  test("is shown for five minutes without asking [list-cache]", () => {
    keep(Date.now() - 299_000);
    const { calls } = renderPage();
    expect(screen.getByText("Meus Orçamentos (1)")).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("is shown while a newer one is asked for, which is then kept", async () => {
    keep(Date.now() - 301_000);
    const { calls } = renderPage();
    expect(screen.getByText("Meus Orçamentos (1)")).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(["listBudgetSummaries"]);
    expect(await screen.findByText("Meus Orçamentos (2)")).toBeVisible();
    expect(localStorage.getItem("savedBudgets_user-1")).toContain("Festa");
  });

  test("stays, with a notice, when the newer one fails to load", async () => {
    keep(0);
    renderPage({
      listBudgetSummaries: () => {
        throw new Error("HTTP 503");
      },
    });
    expect(
      await screen.findByText(/^Erro ao carregar orçamentos: HTTP 503/),
    ).toBeVisible();
    expect(names()).toEqual([wedding.nome]);
  });

  test("no longer holds once a budget was saved", async () => {
    keep(Date.now());
    const page = renderPage({
      health: () => ({ ok: true }),
      createBudget: () => savedAnswer,
      listBudgetSummaries: () => new Promise(() => undefined),
    });
    startABudget(page);
    const { user } = page;
    await user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
    await screen.findByText("Orçamento salvo com sucesso!");
    expect(localStorage.getItem("savedBudgets_user-1_time")).toBe("0");
  });
});
