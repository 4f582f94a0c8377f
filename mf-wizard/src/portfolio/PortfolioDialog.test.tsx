import { screen, within } from "@testing-library/react";
import type { PortfolioCell } from "shared-contracts/entities/portfolio";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { portfolioCell } from "../scenarios/fixtures/portfolio-cell.ts";
import { portfolioCsv } from "./portfolio-papers.ts";
import { byMonth, byType } from "./portfolio-rows.ts";
import { PortfolioDialog } from "./PortfolioDialog.tsx";

function open(...cells: PortfolioCell[]) {
  const found: string[] = [];
  const view = renderWithAppState(
    <PortfolioDialog
      onFind={(query) => void found.push(query)}
      onClose={() => undefined}
    />,
    { answers: { getPortfolio: () => ({ cells }) } },
  );
  return { ...view, found };
}

const row = async (name: RegExp) => {
  const cells = within(await screen.findByRole("row", { name })).getAllByRole(
    "cell",
  );
  return cells.map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
};

test("months with their sum, per person and the share of profit of all together", async () => {
  const { user, found } = open(
    portfolioCell({ month: "2026-10", guests: 0, total: 0, profit: 0 }),
    portfolioCell(),
    portfolioCell({ eventType: "Corporativo", guests: 100, profit: 4000 }),
    portfolioCell({ month: "", approved: 1, open: 0, lost: 0 }),
  );
  expect(await row(/^Novembro/)).toEqual([
    "8",
    "500",
    "R$ 320,00",
    "12,5%",
    "4 aprovados 2 em aberto 2 perdidos ",
    "R$ 100.000,20",
  ]);
  expect((await row(/^Outubro/)).slice(2, 4)).toEqual(["–", "–"]);
  expect((await row(/^2026/)).at(-1)).toBe("R$ 150.000,30");
  expect(screen.getByText("1 orçamento sem data fica fora.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Novembro" }));
  expect(found).toEqual(["11/2026"]);
});

test("types of few budgets are shown together, unless all are wanted", async () => {
  const few = { approved: 1, open: 0, lost: 0 };
  const { user } = open(
    portfolioCell(),
    portfolioCell({ eventType: "Batizado", ...few }),
    portfolioCell({ eventType: "", ...few }),
  );
  await user.click(await screen.findByRole("button", { name: "Por tipo" }));
  expect((await row(/^Outros tipos/))[0]).toBe("2");
  await user.click(screen.getByRole("button", { name: "Todos os tipos" }));
  expect((await row(/^Batizado/))[0]).toBe("1");
  expect((await row(/^Sem tipo/))[0]).toBe("1");
});

test("nobody can tell a rate before something was approved or lost", async () => {
  open(portfolioCell({ approved: 0, lost: 0, approvedTotal: 0 }));
  expect(await screen.findByText(/^Marque Aprovada ou Perdida/)).toBeVisible();
});

test("the CSV has decimal commas, and no cell that a spreadsheet computes", async () => {
  const text = await portfolioCsv(
    "Tipo",
    byType([portfolioCell({ eventType: "=1+1" })], true),
  );
  expect(text).toMatch(/^\uFEFFTipo;Aprovados;/);
  expect(text.split("\r\n")[1]).toBe(
    "'=1+1;2;1;1;400;1;80000,00;16000,00;50000,10;10000,00;20000,00;5000,00;45000,10;5000,00;5400,00",
  );
});

test("months go in order, also of several years", () => {
  const months = ["2026-12", "2026-02"].map((month) =>
    portfolioCell({ month }),
  );
  expect(byMonth(months).map(({ title }) => title)).toEqual([
    "Fevereiro",
    "Dezembro",
  ]);
});
