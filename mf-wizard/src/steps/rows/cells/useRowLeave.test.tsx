import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { FoodItem } from "shared-contracts/parts/foods";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { TeamStep } from "../../team/TeamStep.tsx";
import {
  ConfectioneryStep,
  FoodsStep,
  GeneralExpensesStep,
} from "../../testing/part-steps.tsx";

const DISH = { name: "Arroz com castanhas", unitPrice: 22 };

/** A category of one dish for each of 137 guests. */
function drawDish(fields: Partial<FoodItem> = {}) {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  store.event.setGuests(137);
  const category = store.foods.add();
  const row = category.addItem({ ...DISH, ...fields });
  const view = renderWithAppState(<FoodsStep />, { store });
  return { ...view, row, category };
}

const quantity = () => screen.getByLabelText("Qtd. por pessoa");
const button = (name: string) => screen.getByRole("button", { name });
const noHint = () =>
  expect(screen.queryByRole("button", { name: "Fechar dica" })).toBeNull();

describe("a new row", () => {
  test("that nobody touched goes away when it is left", async () => {
    const { user, category, store } = drawDish();
    const undoable = store.history.nextUndo;
    await user.click(button("Adicionar Item"));
    expect(category.items).toHaveLength(2);
    await user.click(screen.getByRole("searchbox"));
    expect(category.items).toHaveLength(1);
    expect(store.history.nextUndo).toBe(undoable);
  });

  test("stays once it has a name, a quantity or a price", async () => {
    const { user, category } = drawDish();
    for (const keys of ["Farofa", "{Tab}5", "{Tab}{Tab}{Tab}7"]) {
      await user.click(button("Adicionar Item"));
      await user.keyboard(keys);
      await user.click(screen.getByRole("searchbox"));
    }
    expect(category.items).toHaveLength(4);
  });

  test("gives way to the next one, which a press on the button still adds", async () => {
    const { user, category } = drawDish();
    await user.click(button("Adicionar Item"));
    const [, first] = category.items;
    await user.click(button("Adicionar Item"));
    expect(category.items).toHaveLength(2);
    expect(category.items).not.toContain(first);
  });

  test("that nobody touched goes away with its step", async () => {
    const { user, category, unmount } = drawDish();
    await user.click(button("Adicionar Item"));
    unmount();
    await waitFor(() => expect(category.items).toHaveLength(1));
  });

  test("stays while only the window loses the focus", async () => {
    const { user, category } = drawDish();
    await user.click(button("Adicionar Item"));
    fireEvent.focusOut(document.activeElement!, { relatedTarget: null });
    await user.keyboard("{Enter}");
    expect(category.items).toHaveLength(2);
  });

  test("leaves the focus on a button when it was the step's only row", async () => {
    const store = new BudgetStore();
    store.loadTemplate("blank");
    const { user } = renderWithAppState(<ConfectioneryStep />, { store });
    await user.click(button("Adicionar Item"));
    expect(store.confectionery.rows).toHaveLength(1);
    act(() => button("Adicionar Item").focus());
    await waitFor(() => expect(store.confectionery.rows).toHaveLength(0));
    expect(button("Adicionar Item")).toHaveFocus();
  });
});

describe("Enter on the last row", () => {
  test("adds none while that has no name and no quantity", async () => {
    const { user, category } = drawDish();
    await user.click(button("Adicionar Item"));
    await user.keyboard("{Enter}{Enter}");
    expect(category.items).toHaveLength(2);
    await user.keyboard("Farofa{Enter}");
    expect(category.items).toHaveLength(3);
    await user.keyboard("{Tab}40{Enter}");
    expect(category.items).toHaveLength(4);
  });

  test("counts neither the name nor the person a new row starts with", async () => {
    const store = new BudgetStore();
    store.loadTemplate("blank");
    for (const { id } of [...store.generalExpenses.groups])
      store.generalExpenses.remove(id);
    const group = store.generalExpenses.add();
    const { user, unmount } = renderWithAppState(<GeneralExpensesStep />, {
      store,
    });
    await user.click(button("Adicionar Item"));
    await user.keyboard("{Enter}");
    expect(group.items).toHaveLength(1);
    unmount();

    const team = new BudgetStore().team.rows.length;
    const view = renderWithAppState(<TeamStep />);
    const names = screen.getAllByLabelText("Nome da função");
    await view.user.click(names.at(-1)!);
    await view.user.keyboard("{Enter}{Enter}");
    expect(view.store.team.rows).toHaveLength(team + 1);
  });
});

describe("a quantity that is far too small or too large", () => {
  test("is asked about when the row is left, and takes the likely unit [odd-quantity-asks]", async () => {
    const { user, row } = drawDish();
    await user.click(quantity());
    await user.keyboard("0,06");
    await user.tab();
    noHint();
    await user.click(screen.getByRole("searchbox"));
    expect(
      screen.getByText("0,06 g por pessoa dá 8,22 g no total. Seriam 0,06 kg?"),
    ).toBeVisible();
    await user.click(button("Usar kg"));
    expect(row.fields).toMatchObject({ quantityPerPerson: 0.06, unit: "kg" });
    noHint();
  });

  test("is not asked about again once it is right, until it changes", async () => {
    const { user } = drawDish({ quantityPerPerson: 500, unit: "L" });
    await user.click(quantity());
    await user.click(screen.getByRole("searchbox"));
    expect(screen.getByText("500 L por pessoa. Seriam 500 ml?")).toBeVisible();
    await user.click(button("Está certo"));
    noHint();
    await user.click(quantity());
    await user.click(screen.getByRole("searchbox"));
    noHint();
    await user.click(quantity());
    await user.keyboard("600");
    await user.click(screen.getByRole("searchbox"));
    expect(screen.getByText("600 L por pessoa. Seriam 600 ml?")).toBeVisible();
  });

  test("says the total where no unit of the page is likely", async () => {
    const { user } = drawDish({ quantityPerPerson: 60, unit: "un" });
    await user.click(quantity());
    await user.click(screen.getByRole("searchbox"));
    expect(
      screen.getByText("60 un por pessoa dá 8.220 un no total."),
    ).toBeVisible();
  });

  test("is fine in a row that is multiplied by nobody", async () => {
    const { user } = drawDish({
      quantityPerPerson: 300,
      unit: "kg",
      multiplyByGuests: false,
    });
    await user.click(quantity());
    await user.click(screen.getByRole("searchbox"));
    noHint();
  });

  test("is found on the first leave of a new row", async () => {
    const { user } = drawDish({ quantityPerPerson: 90 });
    await user.click(button("Adicionar Item"));
    await user.keyboard("Farofa{Tab}0,04{Tab}");
    noHint();
    await user.click(screen.getByRole("searchbox"));
    expect(screen.getByText(/Seriam 0,04 kg\?$/)).toBeVisible();
  });
});

describe("a number that can mean two things", () => {
  test("is taken the other way by the hint of its row", async () => {
    const { user, row, store } = drawDish({ unit: "kg" });
    await user.click(quantity());
    await user.keyboard("1.250{Tab}");
    expect(row.fields.quantityPerPerson).toBe(1.25);
    expect(
      screen.getByText("Lido como 1,25 kg. Quis dizer 1.250?"),
    ).toBeVisible();
    await user.click(button("Usar 1250"));
    expect(row.fields.quantityPerPerson).toBe(1250);
    act(() => void store.history.undo());
    expect(row.fields.quantityPerPerson).toBe(1.25);
  });

  test("shows for a new row on its first leave", async () => {
    const { user } = drawDish();
    await user.click(button("Adicionar Item"));
    await user.keyboard("Gerador{Tab}1{Tab}{Tab}1.000{Tab}");
    noHint();
    await user.click(screen.getByRole("searchbox"));
    expect(
      screen.getByText("Lido como R$ 1.000,00. Quis dizer 1,00?"),
    ).toBeVisible();
    await user.click(button("Usar 1,00"));
    noHint();
  });
});
