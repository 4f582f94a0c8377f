import { act, screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useLocation } from "shared-contracts/platform/router";
import { EventStep } from "../../steps/event/EventStep.tsx";
import { TeamStep } from "../../steps/team/TeamStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { ToCheck } from "./ToCheck.tsx";
import {
  FoodsStep,
  GarnishesStep,
  GeneralExpensesStep,
} from "../../steps/testing/part-steps.tsx";

function Pages() {
  const { pathname } = useLocation();
  if (pathname === "/event") return <EventStep />;
  if (pathname === "/team") return <TeamStep />;
  if (pathname === "/foods") return <FoodsStep />;
  if (pathname === "/garnishes") return <GarnishesStep />;
  if (pathname === "/operational") return <GeneralExpensesStep />;
  return <ToCheck />;
}

function draw() {
  const store = new BudgetStore();
  store.setName("Festa");
  return renderWithAppState(<Pages />, { path: "/results", store });
}

test("each thing to look at leads to its field, which has the focus", async () => {
  const { user, path } = draw();
  expect(
    screen.getByRole("heading", { name: "Para conferir (3)" }),
  ).toBeInTheDocument();
  await user.click(
    screen.getByRole("link", { name: "Equipe: Staff sem custo" }),
  );
  expect(path()).toBe("/team");
  const row = within(document.activeElement!.closest("li")!);
  expect(row.getByLabelText("Nome da função")).toHaveValue("Staff");
  expect(row.getByLabelText("Diária")).toHaveFocus();
});

test.each([
  ["Orçamento sem nome", "Nome do Orçamento"],
  ["Nenhum convidado", "Convidados"],
])("%s leads to that field of the event", async (title, label) => {
  const { user, store, path } = draw();
  act(() => {
    store.setName("");
    store.event.setGuests(0);
  });
  await user.click(
    screen.getByRole("link", { name: `Dados do Evento: ${title}` }),
  );
  expect(path()).toBe("/event");
  expect(screen.getByLabelText(label)).toHaveFocus();
});

test("an odd quantity leads to the quantity of its row, and is no longer listed once it is confirmed", async () => {
  const store = new BudgetStore();
  const [category] = store.foods.groups;
  const row = category!.addItem({ name: "Arroz", unitPrice: 22 });
  row.set("quantityPerPerson", 0.06);
  const { user, path, navigate } = renderWithAppState(<Pages />, {
    path: "/results",
    store,
  });
  const link = () =>
    screen.queryByRole("link", {
      name: "Prato Principal: Arroz: menos de 1 g por pessoa",
    });
  await user.click(link()!);
  expect(path()).toBe("/foods");
  const item = within(document.activeElement!.closest("li")!);
  expect(item.getByLabelText("Nome do item")).toHaveValue("Arroz");
  expect(item.getByLabelText("Qtd. por pessoa")).toHaveFocus();
  await user.click(screen.getByRole("searchbox"));
  await user.click(await screen.findByRole("button", { name: "Está certo" }));
  await act(() => navigate("/results"));
  expect(screen.getByText(/^Para conferir/)).toBeInTheDocument();
  expect(link()).toBeNull();
  act(() => row.set("quantityPerPerson", 0.07));
  expect(link()).not.toBeNull();
});

test("an odd quantity is found far down a long list", async () => {
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  try {
    const store = new BudgetStore();
    for (let made = 0; made < 150; made++)
      store.garnishes.add({ name: `Item ${made}`, unitPrice: 1 });
    const odd = store.garnishes.add({ name: "Pastel", unitPrice: 1 });
    odd.set("unit", "un");
    odd.set("quantityPerPerson", 60);
    const { user } = renderWithAppState(<Pages />, { path: "/results", store });
    await user.click(
      screen.getByRole("link", {
        name: "Bocadilhos e Porções: Pastel: mais de 50 un por pessoa",
      }),
    );
    const item = within(document.activeElement!.closest("li")!);
    expect(item.getByLabelText("Nome do item")).toHaveValue("Pastel");
    expect(item.getByLabelText("Qtd. por pessoa")).toHaveFocus();
  } finally {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
  }
});

test("an empty group is found by its name", async () => {
  const { user, path } = draw();
  await user.click(
    screen.getByRole("link", {
      name: "Itens Operacionais: Nova Despesa sem itens",
    }),
  );
  expect(path()).toBe("/operational");
  expect(document.activeElement).toHaveValue("Nova Despesa");
});

test("nothing to look at, no card", () => {
  const { store } = draw();
  act(() => {
    for (const { fields, id } of store.team.rows)
      if (fields.cost === 0) store.team.find(id)?.set("cost", 100);
    for (const { id, items } of store.generalExpenses.groups)
      if (items.length === 0) store.generalExpenses.remove(id);
  });
  expect(screen.queryByText(/Para conferir/)).toBeNull();
});
