import { act, screen } from "@testing-library/react";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { GarnishesStep } from "../../testing/part-steps.tsx";

const TABLE = "Croquete\t3\tun\t1,20\nPastel\t2\tun\t1,5\n";

function renderGarnishes() {
  const view = renderWithAppState(<GarnishesStep />);
  return { ...view, rows: () => view.store.garnishes.rows };
}

test("a table pasted on a name adds its lines, as one undo step", async () => {
  const { user, store, rows } = renderGarnishes();
  const before = rows().map(({ fields }) => fields);
  await user.click(screen.getAllByLabelText("Nome do item")[0]!);
  await user.paste(TABLE);
  expect(rows().map(({ fields }) => fields)).toMatchObject([
    ...before,
    { name: "Croquete", quantityPerPerson: 3, unit: "un", unitPrice: 1.2 },
    { name: "Pastel", quantityPerPerson: 2, unit: "un", unitPrice: 1.5 },
  ]);
  expect(screen.getByText("2 linhas coladas")).toBeInTheDocument();
  act(() => void store.history.undo());
  expect(rows().map(({ fields }) => fields)).toEqual(before);
});

test("its first line fills a row without a name", async () => {
  const { user, rows } = renderGarnishes();
  const count = rows().length;
  await user.click(screen.getByRole("button", { name: /^Adicionar/ }));
  await user.paste(TABLE);
  expect(
    rows()
      .slice(count)
      .map(({ fields }) => fields.name),
  ).toEqual(["Croquete", "Pastel"]);
});

test("pasted on prices it fills downwards and adds nothing", async () => {
  const { user, rows } = renderGarnishes();
  const count = rows().length;
  const prices = screen.getAllByLabelText(/^Preço por/);
  await user.click(prices[count - 2]!);
  await user.paste("1\n2\n3");
  expect(
    rows()
      .slice(-2)
      .map(({ fields }) => fields.unitPrice),
  ).toEqual([1, 2]);
  expect(rows()).toHaveLength(count);
});

test("a single cell goes into the field", async () => {
  const { user, rows } = renderGarnishes();
  await user.click(screen.getAllByLabelText("Nome do item")[0]!);
  await user.paste("Croquete");
  expect(rows()[0]!.fields.name).toBe("Croquete");
});
