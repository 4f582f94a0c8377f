import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { ConfectioneryStep } from "../testing/part-steps.tsx";

const row = (index: number) => within(screen.getAllByRole("listitem")[index]!);

test("a row in centos explains itself in pieces; its price stays per unit", async () => {
  const { user } = renderWithAppState(<ConfectioneryStep />);
  const brigadeiro = row(1);
  expect(brigadeiro.getByText("3 un por pessoa")).toBeVisible();
  expect(brigadeiro.getByText("R$ 150,00 o cento")).toBeVisible();
  expect(brigadeiro.getByText("300 un")).toBeVisible();
  expect(brigadeiro.getByText("R$ 450,00")).toBeVisible();
  expect(brigadeiro.getByLabelText("Preço por unidade")).toHaveValue("1,50");

  await user.selectOptions(brigadeiro.getByLabelText("Unidade"), "un");
  await user.clear(brigadeiro.getByLabelText("Qtd. por pessoa"));
  await user.type(brigadeiro.getByLabelText("Qtd. por pessoa"), "3");
  expect(brigadeiro.getByText("R$ 450,00")).toBeVisible();
  expect(brigadeiro.queryByText("o cento", { exact: false })).toBe(null);
});

test("sums pieces and weight for each guest", () => {
  renderWithAppState(<ConfectioneryStep />);
  const line = (label: string) => screen.getByText(label).parentElement;
  expect(line("Unidades por convidado")).toHaveTextContent("6");
  expect(line("Por peso, por convidado")).toHaveTextContent("60 g");
  expect(line("Total Confeitaria")).toHaveTextContent("R$ 1.554,00");
});

test("follows the number of guests", () => {
  const store = new BudgetStore();
  store.event.setGuests(150);
  renderWithAppState(<ConfectioneryStep />, { store });
  expect(screen.getByText("convidados").parentElement).toHaveTextContent(
    "150 convidados",
  );
  expect(row(0).getByText("R$ 900,00")).toBeVisible();
});
