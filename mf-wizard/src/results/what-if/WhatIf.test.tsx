import { act, screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { WhatIf } from "./WhatIf.tsx";

function draw() {
  const store = new BudgetStore();
  return renderWithAppState(<WhatIf />, { store });
}

const row = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent.replaceAll("\u00a0", " "));
const button = (name: string) => screen.getByRole("button", { name });
const free = () =>
  screen.getByRole("textbox", { name: "Outro número de convidados" });
const wanted = () =>
  screen.getByRole("textbox", {
    name: "Preço por pessoa que você quer cobrar",
  });

test("the sample for 80 to 150 guests, the team sized in each", () => {
  const { store } = draw();
  expect(row("Custo por pessoa")).toEqual([
    "R$ 261,98",
    "R$ 260,61",
    "R$ 250,04",
    "R$ 239,75",
    "R$ 231,26",
    "R$ 238,11",
  ]);
  expect(row("Diferença")).toEqual([
    "−R$ 4.045,44",
    "−R$ 1.549,10",
    "atual",
    "+R$ 3.765,44",
    "+R$ 9.685,06",
    "+R$ 5.950,70",
  ]);
  expect(row("Equipe")).toEqual(["37", "40", "40", "43", "47", "45"]);
  expect(store.hasUnsavedChanges).toBe(false);
});

test("nothing is kept until it is applied, and applying can be undone", async () => {
  const { user, store, notices } = draw();
  const waiter = store.team.rows[0]!;
  act(() => waiter.set("quantity", 6));
  await user.click(free());
  await user.keyboard("150");
  expect(store.event.fields.guests).toBe(100);
  await user.click(button("Aplicar 150 convidados"));
  expect(store.event.fields.guests).toBe(150);
  expect(waiter.fields.quantity).toBe(8);
  expect(notices[0]?.text).toBe("Orçamento recalculado para 150 convidados.");
  expect(button("Aplicar 150 convidados")).toBeDisabled();
  act(() => notices[0]?.action?.run());
  expect(store.event.fields.guests).toBe(100);
  expect(waiter.fields.quantity).toBe(6);
});

test("undoing it after another budget was opened changes nothing", async () => {
  const { user, store, notices } = draw();
  await user.click(button("Aplicar 130 convidados"));
  act(() => store.startNew());
  act(() => notices[0]?.action?.run());
  expect(store.event.fields.guests).toBe(0);
});

test("a column is taken over by pressing its number; an emptied one applies nothing", async () => {
  const { user } = draw();
  await user.click(button("Levar 120 convidados para a última coluna"));
  expect(free()).toHaveValue("120");
  await user.clear(free());
  expect(button("Aplicar convidados")).toBeDisabled();
  expect(row("Equipe").at(-1)).toBe("");
});

test("a wanted price becomes the exact profit margin", async () => {
  const { user, store, notices } = draw();
  await user.type(wanted(), "240");
  expect(screen.getByText("24%")).toHaveTextContent("24%, exato 24,378");
  expect(screen.getByText("R$ 4.354,00")).toBeInTheDocument();
  expect(
    screen.getByText("24,38% sobre o custo = 18,1% do preço"),
  ).toBeInTheDocument();
  expect(screen.getAllByText("−R$ 1.004,00")).toHaveLength(2);
  await user.click(button("Usar esta margem"));
  expect(store.margins.profitMargin).toBeCloseTo(0.243784994, 8);
  expect(button("Usar esta margem")).toBeDisabled();
  act(() => notices[0]?.action?.run());
  expect(store.margins.profitMargin).toBe(0.3);
});

test.each(["100", "900"])("R$ %s each is out of reach", async (price) => {
  const { user } = draw();
  await user.type(wanted(), price);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "A margem de lucro vai de 0% a 100%.",
  );
  expect(button("Usar esta margem")).toBeDisabled();
});

test("without guests there is nothing to compare with", async () => {
  const { user, store } = draw();
  act(() => store.startNew());
  expect(screen.queryByRole("button", { name: /^Levar/ })).toBeNull();
  await user.type(wanted(), "50");
  expect(
    screen.getByText("Sem convidados ou sem custos não há margem a calcular."),
  ).toBeInTheDocument();
});
