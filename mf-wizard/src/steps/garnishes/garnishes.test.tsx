import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { GarnishesStep } from "../testing/part-steps.tsx";

const rows = () => screen.getAllByRole("listitem");

test("pieces say what a hundred cost; the summary counts pieces and weight", () => {
  renderWithAppState(<GarnishesStep />);
  expect(rows()[0]).toHaveTextContent("R$ 280,00o cento");
  expect(rows()[1]).not.toHaveTextContent("o cento");
  const line = (label: string) => screen.getByText(label).parentElement;
  expect(line("Peças por convidado")).toHaveTextContent("6");
  expect(line("Porções por convidado")).toHaveTextContent("120 g");
  expect(line("Total Bocadilhos e Porções")).toHaveTextContent("R$ 1.980,00");
});

test("Enter on the last row adds one: kg, quantity empty until it is typed", async () => {
  const { user, store } = renderWithAppState(<GarnishesStep />);
  await user.click(screen.getAllByLabelText("Qtd. por pessoa").at(-1)!);
  await user.keyboard("{Enter}");
  const added = within(rows().at(-1)!);
  expect(added.getByLabelText("Nome do item")).toHaveFocus();
  expect(added.getByLabelText("Qtd. por pessoa")).toHaveValue("");
  expect(added.getByLabelText("Unidade")).toHaveValue("kg");
  expect(added.getByText("R$ 0,00")).toBeVisible();

  await user.type(added.getByLabelText("Qtd. por pessoa"), "0,1");
  await user.type(added.getByLabelText("Preço por kg"), "40");
  expect(added.getByText("R$ 400,00")).toBeVisible();
  await user.clear(added.getByLabelText("Qtd. por pessoa"));
  expect(store.garnishes.rows.at(-1)!.fields.quantityPerPerson).toBe("");
});

test("finds by unit", async () => {
  const { user } = renderWithAppState(<GarnishesStep />);
  await user.type(screen.getByRole("searchbox"), "un");
  expect(rows()).toHaveLength(1);
});

test("deleting the last row leaves a way to start again", async () => {
  const store = new BudgetStore();
  for (const { id } of store.garnishes.rows.slice(1))
    store.garnishes.remove(id);
  const { user } = renderWithAppState(<GarnishesStep />, { store });
  await user.click(screen.getByRole("button", { name: /^Excluir/ }));
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(screen.getByText("Nenhum item nesta etapa")).toBeVisible();
  expect(screen.getByRole("button", { name: "Adicionar Item" })).toHaveFocus();
});
