import { screen, waitFor, within } from "@testing-library/react";
import { renderWithAppState } from "../testing/render-with-app-state.tsx";
import { savedBudget } from "../testing/saved-budget.ts";
import { HomePage } from "./HomePage.tsx";

const eight = Array.from({ length: 8 }, (_, index) =>
  savedBudget({ id: 8 - index, nome: `Evento ${8 - index}` }),
);

function renderHome(listBudgets: () => unknown = () => eight) {
  return renderWithAppState(<HomePage />, { answers: { listBudgets } });
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

test("the last six budgets are listed, each ready to be edited", async () => {
  const { user, store, notices, path } = renderHome();
  const edit = await screen.findAllByRole("button", { name: /^Editar / });
  expect(edit).toHaveLength(6);
  const row = within(edit[1]!.closest("li")!);
  expect(row.getByText("20/11/2026")).toBeVisible();
  expect(row.getByText("R$ 28.102,20")).toBeVisible();
  await user.click(edit[1]!);
  expect(notices[0]!.text).toBe("Editando: Evento 7");
  expect(store.editingBudgetId).toBe(7);
  expect(path()).toBe("/event");
});

test("Ver todos leads to the saved budgets", () => {
  renderHome();
  expect(screen.getByRole("link", { name: "Ver todos" })).toHaveAttribute(
    "href",
    "/orcamentos",
  );
});

test("a list that does not come is told, and the rest of home works", async () => {
  renderHome(() => {
    throw new Error("HTTP 500");
  });
  expect(await screen.findByText("Falha ao listar orçamentos")).toBeVisible();
  expect(screen.getByRole("button", { name: "Usar modelo" })).toBeEnabled();
});

test("two features are announced", () => {
  renderHome();
  expect(screen.getAllByText("Em breve")).toHaveLength(2);
});
