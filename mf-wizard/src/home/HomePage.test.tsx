import { act, screen, waitFor, within } from "@testing-library/react";
import { ApiError } from "shared-contracts/client/api-error";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { budgetAnswers, savedBudget } from "../testing/saved-budget.ts";
import { HomePage } from "./HomePage.tsx";

const eight = Array.from({ length: 8 }, (_, index) =>
  savedBudget({ id: 8 - index, nome: `Evento ${8 - index}` }),
);

function renderHome(answers: Answers = {}) {
  return renderWithAppState(<HomePage />, {
    answers: { ...budgetAnswers(() => eight), ...answers },
  });
}

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

test.each([
  ["Criar orçamento", 0],
  ["Usar modelo", 100],
])("%s starts a budget for %i guests", async (button, guests) => {
  const { user, store, path, backups } = renderHome();
  store.setName("Em andamento");
  store.event.setGuests(33);
  await user.click(screen.getByRole("button", { name: button }));
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
    const press = (name: string) =>
      home.user.click(screen.getByRole("button", { name }));
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
  expect(row.getByText("20/11/2026")).toBeVisible();
  expect(row.getByText("R$ 28.102,20")).toBeVisible();
  await user.click(edit[1]!);
  await waitFor(() => expect(path()).toBe("/event"));
  expect(notices[0]!.text).toBe("Editando: Evento 7");
  expect(store.editingBudgetId).toBe(7);
  expect(calls.map(({ name }) => name)).toEqual([
    "listBudgetSummaries",
    "getBudget",
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

test("two features are announced", () => {
  renderHome();
  expect(screen.getAllByText("Em breve")).toHaveLength(2);
});
