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
      expect(field).toHaveAccessibleDescription(
        `Não entendi “${typed}”. Use un, kg, g, L ou ml. Vale o anterior: 0 g.`,
      );
      return;
    }
    expect(row.fields.quantityPerPerson).toBe(quantity);
    expect(screen.getByText(`Digitado: ${typed}`)).toBeVisible();
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
  expect(screen.getByText("Digitado: 2*3")).toBeVisible();
  await user.click(field);
  await user.keyboard("12 kg");
  await user.tab();
  expect(field).toHaveAccessibleDescription(
    /^Não entendi “12 kg”\. .* Vale o anterior: R\$\s6,00\.$/,
  );
  expect(row.fields.unitPrice).toBe(6);
});

describe("a quantity in a unit of another kind", () => {
  function drawDrink(unitPrice: number) {
    const store = new BudgetStore();
    store.loadTemplate("blank");
    const row = store.drinks.add({ name: "Mate", unit: "L", unitPrice });
    row.set("consumptionPerPerson", 1);
    const { user } = renderWithAppState(<DrinksStep />, { store });
    const type = async (text: string) => {
      const field = screen.getByLabelText("Qtd. por pessoa");
      await user.clear(field);
      await user.type(field, text);
    };
    const measure = () => [row.fields.consumptionPerPerson, row.fields.unit];
    return { user, type, measure };
  }

  test("replaces the unit of a row without a price, and can be taken back", async () => {
    const { user, type, measure } = drawDrink(0);
    await type("2 kg");
    expect(
      screen.getByText("= 2 kg, a unidade muda de L para kg"),
    ).toBeVisible();
    await user.tab();
    expect(measure()).toEqual([2, "kg"]);
    await user.click(screen.getByRole("button", { name: "Voltar para L" }));
    expect(measure()).toEqual([1, "L"]);
  });

  test.each([
    ["Trocar para kg", [2, "kg"]],
    ["Manter 1 L", [1, "L"]],
  ])("is asked about in a row with a price: %s", async (answer, expected) => {
    const { user, type, measure } = drawDrink(3);
    await type("2 kg");
    await user.tab();
    const field = () => screen.getByLabelText("Qtd. por pessoa");
    expect(measure()).toEqual([1, "L"]);
    expect(field()).toHaveAccessibleDescription("kg e L não se convertem.");
    await user.click(screen.getByRole("button", { name: answer }));
    expect(measure()).toEqual(expected);
    expect(field()).toBeValid();
    expect(field()).toHaveValue(String(expected[0]));
  });
});

test("cells that cannot be read mark their row until it is filled in [typed-sums-and-units]", () => {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  store.drinks.add();
  const { notices } = renderWithAppState(<DrinksStep />, { store });
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
  expect(notices.at(-1)?.text).toBe(
    "2 linhas coladas. 2 células não foram lidas e estão marcadas: nada virou zero.",
  );
  const [price] = screen.getAllByLabelText(/^Preço por/);
  expect(price).toBeInvalid();
  act(() => store.drinks.rows[0]!.set("unitPrice", 2));
  expect(mark).not.toBeInTheDocument();
  expect(price).toBeValid();
});
