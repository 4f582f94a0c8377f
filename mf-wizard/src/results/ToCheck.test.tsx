import { act, screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { useLocation } from "shared-contracts/platform/router";
import { TeamStep } from "../team/TeamStep.tsx";
import { OperationalStep } from "../operational/OperationalStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { ToCheck } from "./ToCheck.tsx";

function Pages() {
  const { pathname } = useLocation();
  if (pathname === "/team") return <TeamStep />;
  if (pathname === "/operational") return <OperationalStep />;
  return <ToCheck />;
}

function draw() {
  const store = new BudgetStore();
  store.setName("Festa");
  return renderWithAppState(<Pages />, { path: "/results", store });
}

test("each thing to look at leads to its row, which has the focus", async () => {
  const { user, path } = draw();
  expect(
    screen.getByRole("heading", { name: "Para conferir (3)" }),
  ).toBeInTheDocument();
  await user.click(
    screen.getByRole("link", { name: "Equipe: Staff sem custo" }),
  );
  expect(path()).toBe("/team");
  expect(document.activeElement).toHaveValue("Staff");
});

test("an empty group is found by its name", async () => {
  const { user, path } = draw();
  await user.click(
    screen.getByRole("link", {
      name: "Itens Operacionais: Nova Despesa sem itens",
    }),
  );
  expect(path()).toBe("/operational");
  expect(document.activeElement).toHaveValue("Nova Despesa");
});

test("nothing to look at, no card", () => {
  const { store } = draw();
  act(() => {
    for (const { fields, id } of store.team.rows)
      if (fields.cost === 0) store.team.find(id)?.set("cost", 100);
    for (const { id, items } of store.generalExpenses.groups)
      if (items.length === 0) store.generalExpenses.removeGroup(id);
  });
  expect(screen.queryByText(/Para conferir/)).toBeNull();
});
