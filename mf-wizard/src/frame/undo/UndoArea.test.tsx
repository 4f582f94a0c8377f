import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { stepPlace } from "../../steps/step-place.ts";
import { UndoArea } from "./UndoArea.tsx";
import { undoText } from "./undo.ts";
import { UndoButtons } from "./UndoButtons.tsx";
import { DrinksStep } from "../../steps/testing/part-steps.tsx";

function renderDrinks(page = "drinks") {
  const view = renderWithAppState(
    <>
      <DrinksStep />
      <UndoArea place={stepPlace(page)!}>
        <UndoButtons />
      </UndoArea>
    </>,
    { path: `/${page}` },
  );
  const names = () =>
    screen.getAllByLabelText<HTMLTextAreaElement>("Nome da bebida");
  return { ...view, names };
}

test("undoes all typing in a field in one step, and redoes it", async () => {
  const { user, store, names } = renderDrinks();
  const row = store.drinks.rows[0]!;
  const before = row.fields.name;
  await user.click(names()[0]!);
  await user.keyboard("chá");
  expect(row.fields.name).toBe("chá");
  await user.keyboard("{Control>}z{/Control}");
  expect(row.fields.name).toBe(before);
  expect(names()[0]).toHaveFocus();
  expect(screen.getByText("Desfeito em Bebidas")).toBeInTheDocument();
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(row.fields.name).toBe("chá");
  expect(screen.getByText("Refeito em Bebidas")).toBeInTheDocument();
});

test.each([
  ["Qtd. por pessoa", "2*3", "quantidade"],
  [/^Preço por/, "12/4", "preço"],
])("the button says the sum that was typed in %s", async (label, sum, what) => {
  const { user, store } = renderDrinks();
  const { name } = store.drinks.rows[0]!.fields;
  await user.click(screen.getAllByLabelText(label)[0]!);
  await user.keyboard(sum);
  await user.tab();
  const words = `${what} de ${name} (${sum})`;
  expect(undoText("undo", store)).toBe(`Desfazer: ${words}`);
  act(() => void store.history.undo());
  expect(undoText("redo", store)).toBe(`Refazer: ${words}`);
});

test("going back to a field begins a new step", async () => {
  const { user, store, names } = renderDrinks();
  const row = store.drinks.rows[0]!;
  await user.click(names()[0]!);
  await user.keyboard("chá");
  await user.click(names()[1]!);
  await user.click(names()[0]!);
  await user.keyboard("mate");
  await user.keyboard("{Control>}z{/Control}");
  expect(row.fields.name).toBe("chá");
});

test("a row that goes with its adding leaves the focus beside it", async () => {
  const { user, store, names } = renderDrinks();
  const count = store.drinks.rows.length;
  await user.click(screen.getByRole("button", { name: "Adicionar Bebida" }));
  expect(names()[count]).toHaveFocus();
  await user.keyboard("{Control>}z{/Control}");
  expect(store.drinks.rows).toHaveLength(count);
  expect(names()[count - 1]).toHaveFocus();
});

test("an edit of another step brings that step up", async () => {
  const { user, store, path } = renderDrinks();
  const { city } = store.event.fields;
  store.event.setField("city", "Olinda");
  await user.keyboard("{Control>}z{/Control}");
  expect(store.event.fields.city).toBe(city);
  expect(path()).toBe("/event");
});

test("the search keeps its own undo", async () => {
  const { user, store } = renderDrinks();
  store.setName("Festa");
  await user.type(screen.getByRole("searchbox"), "x");
  await user.keyboard("{Control>}z{/Control}");
  expect(store.name).toBe("Festa");
});

test("says so when there is nothing to undo", async () => {
  const { user } = renderDrinks();
  await user.keyboard("{Control>}z{/Control}");
  expect(screen.getByText("Nada para desfazer")).toBeInTheDocument();
  await user.keyboard("{Control>}y{/Control}");
  expect(screen.getByText("Nada para refazer")).toBeInTheDocument();
});

/** Deletes a drink, and says yes to the question. */
async function deleteDrink(user: UserEvent, name: string) {
  await user.click(screen.getByRole("button", { name: `Excluir ${name}` }));
  await user.click(screen.getByRole("button", { name: "Excluir" }));
}

test("Ctrl+Z cancels a deletion; the one after it undoes the step before", async () => {
  const { user, store, names, notices } = renderDrinks();
  const row = store.drinks.rows[0]!;
  const { name } = row.fields;
  await user.type(names()[1]!, "Mate");
  await deleteDrink(user, name);
  expect(store.drinks.rows).not.toContain(row);
  expect(notices.at(-1)).toMatchObject({
    text: `Excluindo ${name}`,
    countdown: 8000,
    action: { label: "Cancelar exclusão" },
  });
  expect(
    screen.getByRole("button", { name: `Cancelar exclusão: ${name}` }),
  ).toBeInTheDocument();
  await user.keyboard("{Control>}z{/Control}");
  expect(store.drinks.rows[0]).toBe(row);
  expect(names()[0]).toHaveFocus();
  expect(screen.getByText(`Exclusão de ${name} cancelada`)).toBeInTheDocument();
  await user.keyboard("{Control>}z{/Control}");
  expect(store.drinks.rows[0]).toBe(row);
  expect(names()[1]).not.toHaveValue("Mate");
});

test("the row of an undone edit comes into sight and is lit", async () => {
  const { user, store, names } = renderDrinks();
  const { rows } = store.drinks;
  const scroll = jest.spyOn(HTMLElement.prototype, "scrollIntoView");
  act(() => rows[3]!.set("consumptionPerPerson", 7));
  names()[0]!.focus();
  await user.keyboard("{Control>}z{/Control}");
  expect(rows[3]!.fields.consumptionPerPerson).not.toBe(7);
  expect(scroll.mock.contexts).toEqual([names()[3]!.closest("[data-row]")]);
  scroll.mockRestore();
});

test("the notice of a deletion cancels it too", async () => {
  const { user, store, notices, withdrawn } = renderDrinks();
  const row = store.drinks.rows[0]!;
  await deleteDrink(user, row.fields.name);
  act(() => notices.at(-1)!.action!.run());
  expect(store.drinks.rows[0]).toBe(row);
  expect(withdrawn.at(-1)).toBe("deletion");
});

describe("after a deletion", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function deleteFirst() {
    const view = renderDrinks();
    const { history, drinks } = view.store;
    const row = drinks.rows[0]!;
    act(() => drinks.remove(row.id));
    return { ...view, row, history };
  }

  test("it is final after 8 s", () => {
    const { row, history, notices } = deleteFirst();
    act(() => jest.advanceTimersByTime(7999));
    expect(history.deletion?.of).toBe(row);
    act(() => jest.advanceTimersByTime(1));
    expect(history.deletion).toBeNull();
    expect(notices.at(-1)?.text).toBe(`Excluído: ${row.fields.name}.`);
  });

  test("it is final at once when that is asked for", () => {
    const { history, notices } = deleteFirst();
    act(() => notices.at(-1)!.also!.run());
    expect(history.deletion).toBeNull();
  });

  test("its time stands still while the notice is held", () => {
    const { row, history, notices } = deleteFirst();
    const { onHold } = notices.at(-1)!;
    act(() => jest.advanceTimersByTime(5000));
    onHold?.(true);
    act(() => jest.advanceTimersByTime(60_000));
    expect(history.deletion?.of).toBe(row);
    onHold?.(false);
    act(() => jest.advanceTimersByTime(2999));
    expect(history.deletion?.of).toBe(row);
    act(() => jest.advanceTimersByTime(1));
    expect(history.deletion).toBeNull();
  });

  test("it is final when the step is left", () => {
    const { history, unmount } = deleteFirst();
    unmount();
    expect(history.deletion).toBeNull();
  });
});

test.each<[string, string, (store: BudgetStore) => void]>([
  [
    "a quantity",
    "quantidade de Gin",
    ({ drinks }) => drinks.rows[0]!.set("consumptionPerPerson", 9),
  ],
  ["a new row", "inclusão de item sem nome", ({ drinks }) => void drinks.add()],
  [
    "an order",
    "ordem em Bebidas",
    ({ drinks }) => drinks.move(drinks.rows[0]!.id, 1),
  ],
  ["the guests", "convidados", ({ event }) => event.setGuests(7)],
  [
    "a fixed cost",
    "seguro",
    ({ fixedCosts }) => fixedCosts.set("insurance", 7),
  ],
  [
    "a margin",
    "margem de lucro",
    ({ margins }) => margins.set("profitMargin", 0.1),
  ],
  [
    "a category",
    "nome de Sopas",
    ({ foods }) => foods.groups[0]!.setName("Sopas"),
  ],
  ["the name", "nome do orçamento", (store) => store.setName("Festa")],
])("the button says that it undoes %s", (_, words, edit) => {
  const store = new BudgetStore();
  store.drinks.rows[0]!.set("name", "Gin");
  edit(store);
  expect(undoText("undo", store)).toBe(`Desfazer: ${words}`);
  store.history.undo();
  expect(undoText("redo", store)).toMatch(/^Refazer: /);
});

test("undoes and redoes by the buttons, which say what", async () => {
  const { user, store } = renderDrinks();
  const button = (name: string) => screen.getByRole("button", { name });
  expect(button("Desfazer")).toHaveAttribute("aria-disabled", "true");
  expect(button("Desfazer")).toHaveAttribute("title", "Nada para desfazer");
  const row = store.drinks.rows[0]!;
  const before = row.fields.name;
  act(() => row.set("name", "chá"));
  expect(button("Desfazer: nome de chá")).toHaveAttribute(
    "title",
    "Desfazer: nome de chá",
  );
  await user.click(button("Desfazer: nome de chá"));
  expect(row.fields.name).toBe(before);
  await user.click(button(`Refazer: nome de ${before}`));
  expect(row.fields.name).toBe("chá");
});
