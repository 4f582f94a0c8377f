import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { setLetterKeys } from "shared-ui/letter-keys/letter-keys.ts";
import { Shortcuts } from "./Shortcuts.tsx";

const saved = (
  id: number,
  nome: string,
  facts: Partial<SavedBudgetSummary> = {},
): SavedBudgetSummary =>
  ({
    id,
    nome,
    totalFinal: 1000,
    createdAt: "2026-11-20T12:00:00Z",
    updatedAt: null,
    guests: 100,
    ...facts,
  }) as SavedBudgetSummary;

const BUDGETS = [
  saved(1, "Festa da Joana"),
  saved(2, "Casamento Ana e Rui", {
    clientName: "Ana Beatriz",
    clientPhone: "(31) 98765-4321",
  }),
  saved(3, "Formatura José"),
];

function draw() {
  const store = new BudgetStore();
  store.setName("Bodas");
  return renderWithAppState(
    <main>
      <Shortcuts />
      <input type="search" aria-label="Buscar" />
    </main>,
    {
      store,
      path: "/orcamentos",
      answers: {
        listBudgetSummaries: () => BUDGETS,
        getPriceBook: () => ({ items: [] }),
      },
    },
  );
}

async function open(user: ReturnType<typeof draw>["user"]) {
  await user.keyboard("{Control>}k{/Control}");
  const box = await screen.findByRole("combobox");
  await screen.findByRole("option", { name: /Casamento Ana/ });
  return box;
}

const labels = () =>
  screen
    .getAllByRole("option")
    .map((option) => option.querySelector("b")?.textContent);

test("what is typed while the palette downloads is no shortcut", async () => {
  const { path } = draw();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(document.body, { key: "n" });
  expect(path()).toBe("/orcamentos");
  expect(await screen.findByRole("combobox")).toBeVisible();
});

test("Ctrl+K finds budgets, clients and steps without their accents, the best first", async () => {
  const { user } = draw();
  const box = await open(user);
  expect(box).toHaveFocus();
  await user.keyboard("ana");
  expect(labels()).toEqual([
    "Casamento Ana e Rui",
    "Festa da Joana",
    "Ana Beatriz",
  ]);
  await user.clear(box);
  await user.keyboard("jose");
  expect(labels()).toEqual(["Formatura José"]);
  await user.clear(box);
  await user.keyboard("98765");
  expect(labels()).toEqual(["Casamento Ana e Rui", "Ana Beatriz"]);
  await user.clear(box);
  await user.keyboard("xyz");
  expect(screen.getByText("Nada encontrado para “xyz”")).toBeVisible();
});

test("the arrows move and Enter goes to a step of the open budget", async () => {
  const { user, path } = draw();
  const box = await open(user);
  await user.keyboard("bebidas");
  const option = screen.getByRole("option", { name: /Etapa 4: Bebidas/ });
  expect(
    within(screen.getByRole("group", { name: "Em Bodas" })).getAllByRole(
      "option",
    ),
  ).toEqual([option]);
  expect(box).toHaveAttribute("aria-activedescendant", option.id);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(path()).toBe("/drinks"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a client leads to that client's budgets", async () => {
  const { user } = draw();
  await open(user);
  await user.keyboard("beatriz{ArrowDown}{Enter}");
  expect(
    await screen.findByRole("group", { name: "Orçamentos de Ana Beatriz" }),
  ).toBeVisible();
  expect(labels()).toEqual(["Casamento Ana e Rui"]);
});

test("single letters act outside fields only, and can be switched off", async () => {
  const { user, path } = draw();
  await user.keyboard("/");
  const search = screen.getByLabelText("Buscar");
  expect(search).toHaveFocus();
  await user.keyboard("?g4");
  expect(search).toHaveValue("?g4");
  expect(screen.queryByRole("dialog")).toBeNull();
  search.blur();
  await user.keyboard("g4");
  expect(path()).toBe("/drinks");

  await user.keyboard("?");
  const sheet = within(await screen.findByRole("dialog", { name: "Atalhos" }));
  expect(sheet.getByText("Buscar e fazer")).toBeVisible();
  expect(sheet.getByText("Configurações")).toHaveAttribute(
    "href",
    "/config#teclado",
  );
  setLetterKeys(false);
  await user.click(sheet.getByText("Fechar"));
  await user.click(document.body);
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  window.localStorage.clear();
});
