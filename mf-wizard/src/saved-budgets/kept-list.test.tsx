import { screen } from "@testing-library/react";
import { FRESH_MS } from "shared-contracts/saved-budgets/kept-query";
import { budgetSummary } from "../scenarios/fixtures/saved-budget.ts";
import {
  names,
  renderPage,
  savedAnswer,
  startABudget,
  wedding,
} from "./saved-budgets-page.test-data.tsx";

describe("the list kept in this browser", () => {
  const keep = (time: number) => {
    localStorage.setItem(
      "savedBudgets_user-1",
      JSON.stringify([budgetSummary()]),
    );
    localStorage.setItem("savedBudgets_user-1_time", String(time));
  };

  test("is shown for five minutes without asking [list-cache]", () => {
    keep(Date.now() - 299_000);
    const { calls } = renderPage();
    expect(screen.getByText("Meus Orçamentos (1)")).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("is shown while a newer one is asked for, which is then kept", async () => {
    keep(Date.now() - 301_000);
    const { calls } = renderPage();
    expect(screen.getByText("Meus Orçamentos (1)")).toBeVisible();
    expect(calls.map(({ name }) => name)).toEqual(["listBudgetSummaries"]);
    expect(await screen.findByText("Meus Orçamentos (2)")).toBeVisible();
    expect(localStorage.getItem("savedBudgets_user-1")).toContain("Festa");
  });

  test("stays, with a notice, when the newer one fails to load", async () => {
    keep(0);
    renderPage({
      listBudgetSummaries: () => {
        throw new Error("HTTP 503");
      },
    });
    expect(
      await screen.findByText(/^Erro ao carregar orçamentos: HTTP 503/),
    ).toBeVisible();
    expect(names()).toEqual([wedding.nome]);
  });

  test("no longer holds once a budget was saved", async () => {
    keep(Date.now());
    const page = renderPage({
      health: () => ({ ok: true }),
      createBudget: () => savedAnswer,
      listBudgetSummaries: () => new Promise(() => undefined),
    });
    startABudget(page);
    const { user } = page;
    await user.click(screen.getByRole("button", { name: "Salvar orçamento" }));
    await screen.findByText("Orçamento salvo com sucesso!");
    const time = Number(localStorage.getItem("savedBudgets_user-1_time"));
    expect(Date.now() - time).toBeGreaterThanOrEqual(FRESH_MS);
  });
});
