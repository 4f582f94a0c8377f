import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { runInAction } from "shared-contracts/platform/state";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { RiskCard } from "./RiskCard.tsx";

function draw(budget = SAMPLE_100) {
  const store = new BudgetStore();
  runInAction(() => store.load(budget));
  return renderWithAppState(<RiskCard />, { store });
}

const section = (name: string | RegExp) =>
  within(screen.getByRole("region", { name }));

test("the costliest lines lead to their rows; the rest is shown on demand", async () => {
  const { user, path, store } = draw();
  const lines = section(/^Linhas mais caras/);
  expect(lines.getAllByRole("listitem")).toHaveLength(7);
  await user.click(lines.getByRole("button", { name: /^Mostrar as outras/ }));
  expect(lines.getAllByRole("listitem").length).toBeGreaterThan(7);
  const [first] = lines.getAllByRole("link");
  await user.click(first!);
  expect(path()).toBe("/garnishes");
  expect(store.toBudget()).toEqual(SAMPLE_100);
});

test("one change of one's own, up and down", async () => {
  const { user } = draw();
  const effects = section("Efeito no total final");
  await user.selectOptions(effects.getByLabelText("Outra mudança"), "Bebidas");
  const up = effects.getByRole("status").textContent;
  expect(up).toMatch(/^\+R\$/);
  await user.click(effects.getByRole("button", { name: "Desce" }));
  expect(effects.getByRole("status").textContent).toBe(up.replace("+", "−"));
});

test("one line that makes most of the cost is said so; without costs there is no card", () => {
  const { unmount } = draw({
    ...BLANK,
    fixedCosts: { ...BLANK.fixedCosts, freights: 100 },
  });
  expect(screen.getByText("Uma linha faz 80% do custo.")).toBeVisible();
  unmount();
  draw(BLANK);
  expect(screen.queryByText("Onde está o risco")).toBeNull();
});
