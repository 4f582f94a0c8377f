import { act, screen, within } from "@testing-library/react";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { GeneralExpensesStep } from "../../testing/part-steps.tsx";

const GUESTS = "Itens para Uso dos Convidados";

async function openCatalog() {
  const view = renderWithAppState(<GeneralExpensesStep />);
  const { user } = view;
  await user.click(
    screen.getByRole("button", { name: "Adicionar do catálogo" }),
  );
  const dialog = within(screen.getByRole("dialog"));
  return {
    ...view,
    dialog,
    box: (name: string) => dialog.getByRole("checkbox", { name }),
    names: () =>
      dialog
        .getAllByRole("checkbox")
        .map(
          ({ parentElement }) => parentElement?.querySelector("b")?.textContent,
        ),
    group: view.store.generalExpenses.groups[0]!,
  };
}

const quantities = (store: BudgetStore) =>
  store.generalExpenses.groups.flatMap(({ items }) =>
    items.map(({ fields }) => fields.quantity),
  );

test("items are found without their accents, marked by the space bar and added by Enter, as one undo step", async () => {
  const { user, dialog, box, names, group, store } = await openCatalog();
  const before = quantities(store);
  expect(dialog.getByRole("searchbox")).toHaveFocus();
  await user.keyboard("taca de");
  expect(names()).toEqual(["Taça de vinho", "Taça de espumante"]);
  expect(dialog.getByRole("status")).toHaveTextContent(
    "2 itens para “taca de”, 1 já está na lista",
  );
  expect(box("Taça de vinho")).toBeDisabled();
  box("Taça de espumante").focus();
  await user.keyboard(" ");
  await user.clear(dialog.getByRole("searchbox"));
  await user.type(dialog.getByRole("searchbox"), "sousplat");
  await user.click(box("Sousplat"));
  expect(
    dialog.getByRole("button", { name: "Adicionar 2 itens" }),
  ).toBeEnabled();
  await user.type(dialog.getByRole("searchbox"), "{Enter}");

  expect(screen.queryByRole("dialog")).toBeNull();
  const added = group.items.filter(({ fields }) =>
    ["Taça de espumante", "Sousplat"].includes(fields.name),
  );
  expect(added.map(({ fields }) => fields.quantity)).toEqual([1, 1]);
  const row = screen.getByDisplayValue("Taça de espumante").closest("li")!;
  expect(within(row).getByLabelText("Quantidade")).toHaveFocus();
  act(() => void store.history.undo());
  expect(quantities(store)).toEqual(before);
});

test("a filter leaves the items of one group", async () => {
  const { user, dialog, names, group } = await openCatalog();
  await user.click(dialog.getByRole("button", { name: "Uso dos Convidados" }));
  expect(names()).toEqual(group.items.map(({ fields }) => fields.name));
  await user.click(dialog.getByRole("button", { name: "Tudo" }));
  expect(names().length).toBeGreaterThan(group.items.length);
});

test("what the catalogue does not have is created in a chosen group", async () => {
  const { user, dialog, group } = await openCatalog();
  await user.keyboard("Flauta");
  expect(dialog.getByRole("status")).toHaveTextContent("0 itens para “Flauta”");
  await user.selectOptions(dialog.getByLabelText("Em qual despesa"), GUESTS);
  await user.click(dialog.getByRole("button", { name: "Criar “Flauta”" }));
  expect(group.items.at(-1)?.fields).toMatchObject({
    name: "Flauta",
    quantity: 1,
  });
  expect(screen.getByDisplayValue("Flauta")).toBeVisible();
});
