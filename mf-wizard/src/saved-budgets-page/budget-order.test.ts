import { budgetSummary } from "../testing/saved-budget.ts";
import { type BudgetOrder, inOrder } from "./budget-order.ts";
import { savedBudgetFacts } from "../saved-budgets/saved-budget-facts.ts";

const TODAY = "2026-11-20";

function listed(
  nome: string,
  eventDate: string,
  totalFinal: number,
  updatedAt: string,
) {
  const budget = budgetSummary({
    nome,
    totalFinal,
    updatedAt,
    dados: { eventData: { eventDate } },
  });
  return { budget, facts: savedBudgetFacts(budget) };
}

const ROWS = [
  listed("Évora", "2026-11-19", 10, "2026-11-04T12:00:00.000Z"),
  listed("festa 10", "", 50, "2026-11-05T12:00:00.000Z"),
  listed("Festa 9", "2027-06-12", 30, "2026-11-01T12:00:00.000Z"),
  listed("Ana", "2026-11-20", 40, "2026-11-02T12:00:00.000Z"),
  listed("Zé", "2025-01-01", 20, "2026-11-03T12:00:00.000Z"),
];

test.each<[BudgetOrder, string[]]>([
  ["recent", ["festa 10", "Évora", "Zé", "Ana", "Festa 9"]],
  ["event", ["Ana", "Festa 9", "Évora", "Zé", "festa 10"]],
  ["name", ["Ana", "Évora", "Festa 9", "festa 10", "Zé"]],
  ["total", ["festa 10", "Ana", "Festa 9", "Zé", "Évora"]],
])("%s", (order, names) => {
  const ordered = inOrder(ROWS, order, TODAY);
  expect(ordered.map(({ budget }) => budget.nome)).toEqual(names);
});
