import { screen } from "@testing-library/react";
import { useLocation } from "shared-contracts/platform/router";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { EventStep } from "../steps/event/EventStep.tsx";
import { CreationCards } from "../home/CreationCards.tsx";
import { NewMenu } from "./NewMenu.tsx";

function Pages() {
  const { pathname } = useLocation();
  return pathname === "/event" ? (
    <>
      <NewMenu />
      <EventStep />
    </>
  ) : (
    <CreationCards />
  );
}

const name = () => screen.getByLabelText("Nome do Orçamento");

test.each(["Criar orçamento", "Usar modelo"])(
  "%s leads to the name of the new budget",
  async (button) => {
    const { user } = renderWithAppState(<Pages />);
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByLabelText("Nome do Orçamento")).toHaveFocus();
  },
);

test("so does a new budget that is started on the step itself", async () => {
  const { user, store } = renderWithAppState(<Pages />, { path: "/event" });
  await user.type(name(), "Festa");
  await user.click(screen.getByRole("button", { name: "Novo" }));
  await user.click(
    screen.getByRole("menuitem", { name: /^Modelo de 100 pessoas/ }),
  );
  expect(store.name).toBe("");
  expect(name()).toHaveFocus();
});
