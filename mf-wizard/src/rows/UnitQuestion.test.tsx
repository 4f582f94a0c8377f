import { act, screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { ConfectioneryStep } from "../confectionery/ConfectioneryStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";

/** Chooses cento for the first row that counts pieces, 2 of them for each guest. */
async function chooseCento() {
  const store = new BudgetStore();
  const row = store.confectionery.rows.find(
    ({ fields }) => fields.unit === "un",
  )!;
  row.set("quantity", 2);
  const view = renderWithAppState(<ConfectioneryStep />, { store });
  const { user } = view;
  const index = store.confectionery.rows.indexOf(row);
  const unit = screen.getAllByLabelText("Unidade")[index]!;
  await user.selectOptions(unit, "cent");
  return { ...view, row, unit };
}

test("asks before anything changes, and converts", async () => {
  const { user, row, unit, store } = await chooseCento();
  const cost = row.cost;
  expect(row.fields).toMatchObject({ quantity: 2, unit: "un" });
  expect(unit).toHaveValue("un");
  expect(
    screen.getByRole("group", {
      name: `Trocar un por cento em ${row.fields.name}? 2 un por pessoa são 0,02 cento.`,
    }),
  ).toBeVisible();
  const convert = screen.getByRole("button", { name: "Trocar e converter" });
  expect(convert).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(row.fields).toMatchObject({ quantity: 0.02, unit: "cent" });
  expect(row.cost).toEqual(cost);
  expect(unit).toHaveFocus();
  expect(convert).not.toBeInTheDocument();
  act(() => void store.history.undo());
  expect(row.fields).toMatchObject({ quantity: 2, unit: "un" });
});

test("keeps the number when told to", async () => {
  const { user, row } = await chooseCento();
  await user.click(screen.getByRole("button", { name: "Trocar e manter 2" }));
  expect(row.fields).toMatchObject({ quantity: 2, unit: "cent" });
});

test("Esc changes nothing and gives the focus back", async () => {
  const { user, row, unit } = await chooseCento();
  await user.keyboard("{Escape}");
  expect(row.fields).toMatchObject({ quantity: 2, unit: "un" });
  expect(unit).toHaveFocus();
});

test("a unit of another kind needs no question", async () => {
  const { user, row, unit } = await chooseCento();
  await user.keyboard("{Escape}");
  await user.selectOptions(unit, "kg");
  expect(row.fields).toMatchObject({ quantity: 2, unit: "kg" });
});
