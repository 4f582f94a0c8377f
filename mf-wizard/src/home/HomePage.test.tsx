import { jest } from "@jest/globals";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { SlotProps } from "shared-contracts/federation/slot";
import { ApiError } from "shared-contracts/client/api-error";
import {
  budgetAnswers,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import { renderHome } from "./testing/render-home.tsx";

test("home is no step: nothing before it, the first step after it", () => {
  renderHome();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    /^Início$/,
  );
  expect(screen.getByText("–/9")).toBeVisible();
  for (const back of screen.getAllByRole("button", { name: "Voltar" }))
    expect(back).toBeDisabled();
  for (const on of screen.getAllByRole("link", { name: "Avançar" }))
    expect(on).toHaveAttribute("href", "/event");
});

test("opened without network it says so, and that this device has what it shows", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderHome();
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent(/^Você está sem internet$/);
  expect(
    screen.getByText(/^O que estava neste aparelho continua aqui\./),
  ).toBeVisible();
  expect(
    await screen.findByRole("heading", { name: "Guardados neste aparelho" }),
  ).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(title).toHaveTextContent(/^Início$/);
  expect(
    screen.getByRole("heading", { name: "Orçamentos recentes" }),
  ).toBeVisible();
});

test.each([
  ["Criar orçamento", 0],
  ["Usar modelo", 100],
])("%s starts a budget for %i guests", async (button, guests) => {
  const { user, store, path, backups } = renderHome();
  store.setName("Em andamento");
  store.event.setGuests(33);
  await user.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(path()).toBe("/event"));
  expect(store.event.fields.guests).toBe(guests);
  expect(store.name).toBe("");
  expect(backups()).toBe(1);
});

describe("a draft worth going on with", () => {
  /** Home with a named draft of 33 guests, changed 12 minutes ago. */
  function renderWithDraft() {
    const home = renderHome();
    act(() => {
      home.store.setName("Casamento Helena e Rafael");
      home.store.event.setGuests(33);
      home.setDraft({ timestamp: Date.now() - 12 * 60_000 });
    });
    const press = async (name: string) =>
      home.user.click(await screen.findByRole("button", { name }));
    return { ...home, press };
  }

  test("is asked about, with its name, its guests and its age", async () => {
    const { press } = renderWithDraft();
    await press("Usar modelo");
    const dialog = screen.getByRole("dialog", { name: "Continuar orçamento?" });
    expect(dialog).toHaveTextContent("Casamento Helena e Rafael");
    expect(dialog).toHaveTextContent("33 convidados");
    expect(dialog).toHaveTextContent("salvo há 12 minutos.");
    expect(screen.getByRole("button", { name: "Continuar" })).toHaveFocus();
  });

  test("no guests are not mentioned", async () => {
    const { press, store } = renderWithDraft();
    act(() => store.event.setGuests(0));
    await press("Usar modelo");
    expect(screen.getByRole("dialog")).not.toHaveTextContent("convidado");
  });

  test("Continuar goes on with it", async () => {
    const { press, path, store, backups } = renderWithDraft();
    await press("Criar orçamento");
    await press("Continuar");
    expect(path()).toBe("/event");
    expect(store.name).toBe("Casamento Helena e Rafael");
    expect(backups()).toBe(0);
  });

  test("Começar novo keeps a backup and starts what was pressed", async () => {
    const { press, path, store, backups, notices } = renderWithDraft();
    await press("Usar modelo");
    await press("Começar novo");
    expect(path()).toBe("/event");
    expect(store.event.fields.guests).toBe(100);
    expect(backups()).toBe(1);
    act(() => notices[0]!.action!.run());
    expect(store.event.fields.guests).toBe(33);
  });

  test("the backdrop is Começar novo", async () => {
    const { press, user, store, path } = renderWithDraft();
    await press("Criar orçamento");
    await user.click(screen.getByRole("dialog"));
    await waitFor(() => expect(path()).toBe("/event"));
    expect(store.name).toBe("");
  });

  test("Esc changes nothing", async () => {
    const { press, user, store, path, backups } = renderWithDraft();
    await press("Usar modelo");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([path(), store.name, backups()]).toEqual([
      "/",
      "Casamento Helena e Rafael",
      0,
    ]);
    expect(screen.getByRole("button", { name: "Usar modelo" })).toHaveFocus();
  });

  test("a day old it is not asked about [continuable-draft]", async () => {
    const { press, setDraft, path } = renderWithDraft();
    act(() => setDraft({ timestamp: Date.now() - 1440 * 60_000 }));
    await press("Usar modelo");
    expect(path()).toBe("/event");
  });
});

test("while another tab has the budget nothing here can replace it", async () => {
  const { setDraft, draftCalls, user } = renderHome();
  await screen.findAllByRole("button", { name: /^Editar / });
  act(() => setDraft({ paused: true }));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Este orçamento está aberto em outra aba. Aqui nada é salvo até você escolher.",
  );
  for (const name of [/^Criar/, /^Usar/, /^Editar/, /^Importar/])
    for (const button of screen.getAllByRole("button", { name }))
      expect(button).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Recarregar" }));
  await user.click(screen.getByRole("button", { name: "Assumir aqui" }));
  expect(draftCalls).toEqual(["reload", "takeOver"]);
});

test.each([
  ["full", "O espaço deste navegador está cheio."],
  ["forbidden", "Este navegador não permite guardar dados."],
] as const)("a storage that is %s is reported", (problem, text) => {
  const { setDraft } = renderHome();
  act(() => setDraft({ problem }));
  expect(screen.getByRole("alert")).toHaveTextContent(text);
});

test("the last six budgets are listed, each ready to be edited", async () => {
  const { user, store, notices, path, calls } = renderHome();
  const edit = await screen.findAllByRole("button", { name: /^Editar / });
  expect(edit).toHaveLength(6);
  const row = within(edit[1]!.closest("li")!);
  expect(
    row.getByText(/^Salvo em 20\/11\/2026 · R\$ 28\.102,20$/),
  ).toBeVisible();
  await user.click(edit[1]!);
  await waitFor(() => expect(path()).toBe("/event"));
  expect(notices[0]!.text).toBe("Editando: Evento 7");
  expect(store.editingBudgetId).toBe(7);
  expect(calls.map(({ name }) => name).sort()).toEqual([
    "getBudget",
    "listBudgetSummaries",
    "listReceivedSummaries",
    "listTemplates",
  ]);
});

test("Ver todos leads to the saved budgets", () => {
  renderHome();
  expect(screen.getByRole("link", { name: "Ver todos" })).toHaveAttribute(
    "href",
    "/orcamentos",
  );
});

test("a list that fails to load says so, and the rest of home works", async () => {
  renderHome({
    listBudgetSummaries: () => {
      throw new Error("HTTP 500");
    },
  });
  expect(await screen.findByText("Falha ao listar orçamentos")).toBeVisible();
  expect(screen.getByRole("button", { name: "Usar modelo" })).toBeEnabled();
});

test("without a plan the list is left out, for the page is covered", async () => {
  const { calls } = renderHome({
    listBudgetSummaries: () => {
      throw new ApiError("Escolha um plano", {
        code: "PLAN_REQUIRED",
        status: 402,
        attempts: 1,
      });
    },
  });
  await waitFor(() => {
    expect(calls.map(({ name }) => name)).toContain("listBudgetSummaries");
    expect(screen.queryByText("Carregando orçamentos...")).toBeNull();
  });
  expect(screen.queryByText("Falha ao listar orçamentos")).toBeNull();
  expect(screen.queryByText("Escolha um plano")).toBeNull();
});

describe("what is to come", () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(2026, 10, 22, 12),
      advanceTimers: true,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const day = (eventDate: string, changes: Partial<SavedBudget> = {}) => {
    const budget = savedBudget(changes);
    const { eventData } = budget.dados as { eventData: object };
    return { ...budget, dados: { eventData: { ...eventData, eventDate } } };
  };

  test("is listed by date, and a row opens its budget", async () => {
    const { user, path, notices } = renderHome(
      budgetAnswers(() => [
        day("2027-05-15", { id: 1, nome: "Casamento" }),
        day("2026-11-26", { id: 2, nome: "Coffee break" }),
        day("2026-11-01", { id: 3, nome: "Passado" }),
        day("", { id: 4, nome: "15 anos" }),
      ]),
    );
    const section = await screen.findByRole("region", {
      name: "Próximos eventos",
    });
    await within(section).findByText("Coffee break");
    const rows = within(section).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining("26/11/2026quinta, em 4 diasCoffee break"),
      expect.stringContaining("15/05/2027sábado, em 174 diasCasamento"),
    ]);
    expect(rows[0]).toHaveTextContent("Rascunho");
    expect(
      within(section).getByRole("link", {
        name: "1 orçamento sem data: 15 anos",
      }),
    ).toHaveAttribute("href", "/orcamentos?ordem=evento");
    await user.click(within(rows[0]!).getByRole("button"));
    await waitFor(() => expect(path()).toBe("/event"));
    expect(notices[0]!.text).toBe("Orçamento carregado com sucesso!");
  });

  test("nothing dated says what will be there", async () => {
    renderHome(budgetAnswers(() => [day("", {})]));
    expect(
      await screen.findByText(/^Os orçamentos salvos com data aparecem aqui/),
    ).toBeVisible();
  });
});

describe("the places of other remotes", () => {
  const request = (id: number) => ({
    id,
    nome: `Pedido ${id}`,
    createdAt: "2026-11-20T15:00:00.000Z",
  });

  /** Home whose slots draw their names; what they were given to draw meanwhile. */
  async function renderSlots(answers = {}) {
    const given = new Map<string, SlotProps>();
    const home = renderHome(answers, (props) => {
      given.set(props.name, props);
      return <p>{props.name}</p>;
    });
    expect(await screen.findByText("home-plan")).toBeVisible();
    const rows = (part: "fallback" | "failed", name: string) => {
      const { container } = render(given.get(name)![part]);
      return container.querySelectorAll(".row").length;
    };
    return { ...home, rows };
  }

  test("have from the start the room of what will be there", async () => {
    const { rows } = await renderSlots({
      listReceivedSummaries: () => [
        request(1),
        request(2),
        request(3),
        { ...request(4), answered: true },
      ],
    });
    expect(screen.getByText("home-requests")).toBeVisible();
    expect(rows("fallback", "home-requests")).toBe(2);
    expect(rows("failed", "home-requests")).toBe(2);
    expect(rows("fallback", "home-plan")).toBe(1);
    expect(screen.getAllByText("Não carregou")).toHaveLength(1);
  });

  test.each([
    ["there are none", () => []],
    ["all have an answer", () => [{ ...request(1), answered: true }]],
    [
      "they fail to load",
      () => {
        throw new Error("HTTP 500");
      },
    ],
  ])("have none for requests when %s", async (_, listReceivedSummaries) => {
    const { calls } = await renderSlots({ listReceivedSummaries });
    expect(calls.map(({ name }) => name)).toContain("listReceivedSummaries");
    expect(screen.queryByText("home-requests")).toBeNull();
  });
});

describe("the first visit", () => {
  const first = { listBudgetSummaries: () => [] };

  test("leads by the hand, and each step starts what it says", async () => {
    const { user, path, store } = renderHome({
      ...first,
      getCompany: () => ({ companyName: "" }),
    });
    await screen.findByText("Monte o seu");
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Veja um orçamento pronto",
      "Coloque os dados da sua empresa",
      "Monte o seu",
      "O modelo de 100 pessoas",
      "Próximos eventos",
      "Orçamentos recentes",
    ]);
    expect(screen.getByText("Nenhum orçamento salvo")).toBeVisible();
    expect(screen.getByRole("link", { name: "Ver todos" })).toHaveAttribute(
      "href",
      "/orcamentos",
    );
    expect(
      screen.getByRole("region", { name: "O modelo de 100 pessoas" }),
    ).toHaveTextContent("R$ 250,04");
    expect(screen.getByRole("link", { name: "Preencher" })).toHaveAttribute(
      "href",
      "/config",
    );
    await user.click(screen.getByRole("button", { name: "Usar modelo" }));
    await waitFor(() => expect(path()).toBe("/event"));
    expect(store.event.fields.guests).toBe(100);
  });

  test("a company that is known is done", async () => {
    renderHome({ ...first, getCompany: () => ({ companyName: "Buffet" }) });
    expect(await screen.findByText("Feito")).toBeInTheDocument();
  });
});

describe("the way in, while the list is on its way", () => {
  const ways = () => screen.queryByRole("button", { name: "Usar modelo" });

  test("is not drawn before the answer", async () => {
    let answer = (_list: SavedBudget[]) => {};
    renderHome({
      listBudgetSummaries: () => new Promise((resolve) => (answer = resolve)),
    });
    expect(ways()).toBeNull();
    await act(async () => answer([]));
    expect(await screen.findByText("Veja um orçamento pronto")).toBeVisible();
  });

  test("is the cards when there is no answer", async () => {
    renderHome({
      listBudgetSummaries: () => {
        throw new ApiError("Erro interno", {
          code: "INTERNAL",
          status: 500,
          attempts: 3,
        });
      },
    });
    await waitFor(() => expect(ways()).toBeVisible());
    expect(screen.getByText("Começar do zero")).toBeVisible();
  });
});

describe("the draft to go on with", () => {
  function renderChanged() {
    const home = renderHome();
    act(() => {
      home.store.setName("Casamento Ana e Rui");
      home.store.event.setGuests(137);
      home.setDraft({ timestamp: Date.now() });
    });
    return home;
  }

  test("stands first, and leads to the step that was open last", async () => {
    window.localStorage.setItem("wizard_last_step", "foods");
    renderChanged();
    const strip = screen.getByRole("region", {
      name: "Continuar Casamento Ana e Rui",
    });
    expect(strip).toHaveTextContent(/Etapa 3 de 9, 137 convidados\./);
    expect(strip).toHaveTextContent(/Alterado hoje às \d\d:\d\d, com alte/);
    expect(
      within(strip).getByRole("link", { name: "Continuar" }),
    ).toHaveAttribute("href", "/foods");
    window.localStorage.removeItem("wizard_last_step");
  });

  test("is nothing to go on with while the account has it", () => {
    const { store } = renderChanged();
    act(() =>
      store.load(store.toBudget(), { id: 1, name: "Casamento Ana e Rui" }),
    );
    expect(screen.queryByText(/^Continuar Casamento/)).toBeNull();
  });
});

test("two features are announced, where the list of budgets does not move them", async () => {
  renderHome();
  expect(screen.queryByText("Em breve")).toBeNull();
  expect(await screen.findAllByText("Em breve")).toHaveLength(2);
});
