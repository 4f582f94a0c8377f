import { act, screen, within } from "@testing-library/react";
import { TeamStep } from "../team/TeamStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { FoodsStep } from "../testing/part-steps.tsx";

const panel = () =>
  screen.queryByRole("dialog", { name: "Explique este valor" });
const opened = () =>
  screen.findByRole("dialog", { name: "Explique este valor" });

test("a row's total opens its sum by keyboard and follows the store; Esc gives the focus back", async () => {
  const { user, store } = renderWithAppState(<FoodsStep />);
  const row = store.foods.groups[0]!.items[0]!;
  const rowTotal = within(
    document.querySelector<HTMLElement>("[data-row]")!,
  ).getByRole("button", { name: /^Explique este valor/ });
  act(() => {
    row.set("name", "Filé mignon");
    row.set("quantityPerPerson", 120);
    row.set("unit", "g");
    row.set("unitPrice", 83);
  });
  act(() => rowTotal.focus());
  await user.keyboard("{Enter}");
  expect(await opened()).toHaveTextContent("Filé mignon");
  expect(panel()).toHaveTextContent(
    "120 g × 100 convidados × R$ 83,00/kg = R$ 996,00",
  );
  expect(panel()).toHaveTextContent("No total final, com margensR$ 1.394,40");
  expect(panel()).toHaveTextContent("Por convidadoR$ 13,94");
  act(() => store.event.setGuests(200));
  expect(panel()).toHaveTextContent("120 g × 200 convidados");
  await user.keyboard("{Escape}");
  expect(panel()).toBeNull();
  expect(rowTotal).toHaveFocus();
});

test("a group's total is the sum of its rows", async () => {
  const { user, store } = renderWithAppState(<FoodsStep />);
  const { name, items } = store.foods.groups[0]!;
  const card = screen.getByRole("region", { name });
  await user.click(
    within(card).getAllByRole("button", { name: /^Explique este valor/ })[0]!,
  );
  const shown = within(await opened());
  expect(shown.getByText(name)).toBeInTheDocument();
  for (const { fields } of items)
    expect(shown.getByText(fields.name)).toBeInTheDocument();
});

test("a member of the team is people at so much each", async () => {
  const { user } = renderWithAppState(<TeamStep />);
  await user.click(
    screen.getAllByRole("button", { name: /^Explique este valor/ })[0]!,
  );
  expect(await opened()).toHaveTextContent(
    "5 pessoas × R$ 210,00 = R$ 1.050,00",
  );
});
