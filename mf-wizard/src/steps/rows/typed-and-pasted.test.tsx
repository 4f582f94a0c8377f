import { act, fireEvent, screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { DrinksStep, FoodsStep } from "../testing/part-steps.tsx";

test.each([
  ["0,2kg", 200],
  ["500 g + 1", null],
  ["100*2", 200],
])(
  "a quantity in g typed as %s [typed-sums-and-units]",
  async (typed, quantity) => {
    const store = new BudgetStore();
    store.loadTemplate("blank");
    const row = store.foods.add().addItem({ name: "Arroz", unit: "g" });
    const { user } = renderWithAppState(<FoodsStep />, { store });
    const field = screen.getByLabelText("Qtd. por pessoa");
    await user.click(field);
    await user.keyboard(typed);
    await user.tab();
    if (quantity === null) {
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      return;
    }
    expect(row.fields.quantityPerPerson).toBe(quantity);
    expect(screen.getByText(`Lido como ${quantity} g.`)).toBeVisible();
  },
);

test("a price reads a sum, and no unit but its own", async () => {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  const row = store.drinks.add({ name: "Mate", unit: "L" });
  const { user } = renderWithAppState(<DrinksStep />, { store });
  const field = screen.getByLabelText("Preço por litro");
  await user.click(field);
  await user.keyboard("2*3");
  await user.tab();
  expect(row.fields.unitPrice).toBe(6);
  expect(screen.getByText(/^Lido como R\$\s6,00\.$/)).toBeVisible();
  await user.click(field);
  await user.keyboard("12 kg");
  await user.tab();
  expect(field).toBeInvalid();
});

test("cells that cannot be read mark their row until it is filled in [typed-sums-and-units]", () => {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  store.drinks.add();
  renderWithAppState(<DrinksStep />, { store });
  fireEvent.paste(screen.getByLabelText("Nome da bebida"), {
    clipboardData: { getData: () => "Kibe\t-3\tg\tabc\nPão\t2\tun\t1,50" },
  });
  expect(store.drinks.rows.map(({ fields }) => fields.name)).toEqual([
    "Kibe",
    "Pão",
  ]);
  const mark = screen.getByText(
    "Não deu para ler: quantidade “-3”, preço “abc”.",
  );
  expect(mark).toBeVisible();
  expect(
    screen.getByText("2 linhas coladas; 1 com células que não deu para ler"),
  ).toBeInTheDocument();
  act(() => store.drinks.rows[0]!.set("unitPrice", 2));
  expect(mark).not.toBeInTheDocument();
});
