import type { ReactElement } from "react";
import { screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { DrinksStep, FoodsStep } from "../../testing/part-steps.tsx";

beforeEach(() => {
  globalThis.matchMedia = (() => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "matchMedia");
});

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
const openRows = () => rows().filter((row) => row.querySelector("form"));
const line = (name: RegExp) => screen.getByRole("button", { name });

/** What a phone needs is loaded there only. */
async function renderOnPhone(step: ReactElement, options = {}) {
  const view = renderWithAppState(step, options);
  await screen.findAllByRole("button", { expanded: false });
  return view;
}

test("a row is a line with what its total comes from, until it is pressed", async () => {
  const { user } = await renderOnPhone(<FoodsStep />);
  expect(openRows()).toEqual([]);
  const fillet = line(/^Filé mignon/);
  expect(fillet).toHaveTextContent(
    "Filé mignon ao molho madeira R$ 996,00 120 g × R$ 83,00/kg 12 kg",
  );
  expect(fillet).toHaveAttribute("aria-expanded", "false");
  await user.click(fillet);
  expect(openRows()).toHaveLength(1);
  expect(screen.getByLabelText("Qtd. por pessoa")).toHaveFocus();
});

test("says by whom a row is multiplied only where that is not the usual", async () => {
  await renderOnPhone(<DrinksStep />);
  expect(line(/^Café/)).toHaveTextContent("9,00/L, 140 com a equipe");
  expect(line(/^Frutas/)).toHaveTextContent("85,00/un, Valor fixo");
  expect(line(/^Vinho/)).not.toHaveTextContent("convidados");
});

test("one row is open at a time, and the next item opens at the same field", async () => {
  const { user } = await renderOnPhone(<FoodsStep />);
  await user.click(line(/^Filé mignon/));
  await user.click(screen.getByLabelText("Preço por kg"));
  const bar = within(screen.getByRole("toolbar", { name: "Item aberto" }));
  expect(bar.getByText("R$ 996,00")).toBeVisible();
  await user.click(bar.getByRole("button", { name: "Próximo item" }));
  expect(openRows()).toHaveLength(1);
  expect(screen.getByLabelText("Nome do item")).toHaveValue(
    "Filé de peito de frango ao molho de mostarda",
  );
  expect(screen.getByLabelText("Preço por kg")).toHaveFocus();
});

test("the bar over the keyboard moves between the fields of the row", async () => {
  const { user } = await renderOnPhone(<FoodsStep />);
  await user.click(line(/^Filé mignon/));
  await user.click(screen.getByRole("button", { name: "Próximo campo" }));
  expect(screen.getByLabelText("Preço por kg")).toHaveFocus();
  for (const field of ["Qtd. por pessoa", "Nome do item"]) {
    await user.click(screen.getByRole("button", { name: "Campo anterior" }));
    expect(screen.getByLabelText(field)).toHaveFocus();
  }
});

test("the bar over the keyboard has the units and the signs of a sum", async () => {
  const { user, store } = await renderOnPhone(<FoodsStep />);
  const [row] = store.foods.groups[0]!.items;
  await user.click(line(/^Filé mignon/));
  const quantity = screen.getByLabelText("Qtd. por pessoa");
  const press = (key: string) =>
    user.click(screen.getByRole("button", { name: key }));
  // The number that is selected stays.
  await press("×");
  await user.keyboard("2");
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue("120×2");
  await press("g");
  await user.click(screen.getByLabelText("Preço por kg"));
  expect(screen.queryByRole("button", { name: "kg" })).toBeNull();
  expect(screen.getByRole("button", { name: "/" })).toBeVisible();
  expect(quantity).toHaveValue("240");
  await user.click(screen.getByLabelText("Nome do item"));
  expect(screen.queryByRole("button", { name: "/" })).toBeNull();
  expect(row!.fields.quantityPerPerson).toBe(240);
});

test("items are entered with the keyboard alone: Enter goes on to the next field and the next item", async () => {
  const { user, store } = await renderOnPhone(<FoodsStep />);
  const { items } = store.foods.groups[0]!;
  const before = items.length;
  await user.click(
    screen.getAllByRole("button", { name: "Adicionar Item" })[0]!,
  );
  await user.keyboard("Costela{Enter}150{Enter}46,90{Enter}");
  await user.keyboard("Cupim{Enter}120{Enter}38{Enter}");
  const added = () =>
    store.foods.groups[0]!.items.slice(before).map(
      ({ fields: { name, quantityPerPerson, unitPrice } }) => [
        name,
        quantityPerPerson,
        unitPrice,
      ],
    );
  expect(added()).toEqual([
    ["Costela", 150, 46.9],
    ["Cupim", 120, 38],
    ["", 0, 0],
  ]);
  // The last one was left as it came.
  await user.click(line(/^Arroz branco/));
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(openRows()).toHaveLength(1);
});

test("Enter on the last item, with nothing in it, adds no other", async () => {
  const { user, store } = await renderOnPhone(<FoodsStep />);
  const count = () => store.foods.groups[0]!.items.length;
  const before = count();
  await user.click(
    screen.getAllByRole("button", { name: "Adicionar Item" })[0]!,
  );
  await user.keyboard("{Enter}{Enter}{Enter}");
  await waitFor(() => expect(count()).toBe(before));
});

test("a row closes to its line, which then has the focus", async () => {
  const { user } = await renderOnPhone(<FoodsStep />);
  await user.click(line(/^Filé mignon/));
  await user.click(line(/^Recolher Filé mignon/));
  expect(openRows()).toEqual([]);
  expect(line(/^Filé mignon/)).toHaveFocus();
});

test("after a row is deleted the line after it has the focus", async () => {
  const { user } = await renderOnPhone(<FoodsStep />);
  await user.click(line(/^Filé mignon/));
  await user.click(line(/^Excluir Filé mignon/));
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(line(/^Filé de peito/)).toHaveFocus();
});

test("an odd quantity is questioned on leaving the row, under its line", async () => {
  const store = new BudgetStore();
  const { user } = await renderOnPhone(<FoodsStep />, { store });
  await user.click(line(/^Filé mignon/));
  await user.clear(screen.getByLabelText("Qtd. por pessoa"));
  await user.keyboard("90000");
  await user.click(line(/^Filé de peito/));
  expect(await screen.findByText(/90000 g por pessoa/)).toBeVisible();
});

test("the search is a button until it is pressed", async () => {
  const { user } = await renderOnPhone(<FoodsStep />);
  expect(screen.queryByRole("searchbox")).toBeNull();
  await user.click(
    screen.getByRole("button", { name: "Buscar item ou categoria" }),
  );
  expect(screen.getByRole("searchbox")).toHaveFocus();
  await user.keyboard("farofa");
  expect(rows()).toHaveLength(1);
});
