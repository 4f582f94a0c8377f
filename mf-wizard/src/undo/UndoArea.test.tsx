import { act, screen } from "@testing-library/react";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { stepPlace } from "../steps/step-place.ts";
import { UndoArea } from "./UndoArea.tsx";
import { UndoButtons } from "./UndoButtons.tsx";
import { DrinksStep } from "../testing/part-steps.tsx";

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

test("undoes and redoes by the buttons, which say what", async () => {
  const { user, store } = renderDrinks();
  const button = (name: string) => screen.getByRole("button", { name });
  expect(button("Desfazer")).toHaveAttribute("aria-disabled", "true");
  expect(button("Desfazer")).toHaveAttribute("title", "Nada para desfazer");
  const row = store.drinks.rows[0]!;
  const before = row.fields.name;
  act(() => row.set("name", "chá"));
  expect(button("Desfazer")).toHaveAttribute(
    "title",
    "Última alteração: Bebidas",
  );
  await user.click(button("Desfazer"));
  expect(row.fields.name).toBe(before);
  await user.click(button("Refazer"));
  expect(row.fields.name).toBe("chá");
});
