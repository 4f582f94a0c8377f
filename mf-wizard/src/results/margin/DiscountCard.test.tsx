import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { runInAction } from "shared-contracts/platform/state";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { DiscountCard } from "./DiscountCard.tsx";

function draw(budget = SAMPLE_100) {
  const store = new BudgetStore();
  runInAction(() => store.load(budget));
  return renderWithAppState(<DiscountCard />, { store });
}

const row = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name} [R−\\d]`) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent.replaceAll("\u00a0", " "));

test("discounts come out of the profit; nothing of the budget changes [discount-from-profit]", async () => {
  const { user, store } = draw();
  const before = JSON.stringify(store.toBudget());
  await user.type(screen.getByLabelText("Outro desconto, em %"), "30{Enter}");
  expect(row("Preço")).toEqual([
    "R$ 25.004,00",
    "R$ 24.253,88",
    "R$ 23.753,80",
    "R$ 22.503,60",
    "R$ 21.253,40",
    "R$ 17.502,80",
  ]);
  expect(row("Lucro")).toEqual([
    "R$ 5.358,00",
    "R$ 4.607,88",
    "R$ 4.107,80",
    "R$ 2.857,60",
    "R$ 1.607,40",
    "−R$ 2.143,20 prejuízo",
  ]);
  expect(row("Lucro no preço").slice(0, 3)).toEqual([
    "21,4%",
    "19,0%",
    "17,3%",
  ]);
  expect(screen.getByText(/^O lucro chega a zero/)).toHaveTextContent(
    /com 21,4% de desconto \(R\$\s5\.358,00\)\. A segurança e o reajuste ficam inteiros\.$/,
  );
  expect(JSON.stringify(store.toBudget())).toBe(before);
});

test("without costs and without a margin it says so", () => {
  const { unmount } = draw(BLANK);
  expect(screen.getByText("Preencha custos para ver o lucro.")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  unmount();
  draw({ ...SAMPLE_100, profitMargin: 0 });
  expect(
    screen.getByText("Sem margem de lucro. Qualquer desconto vira prejuízo."),
  ).toBeVisible();
});
