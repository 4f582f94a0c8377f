import { screen } from "@testing-library/react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { localDate } from "shared-contracts/formats/local-date";
import { daysLater } from "shared-contracts/proposal/days";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { budgetSummary } from "../scenarios/fixtures/saved-budget.ts";
import { nextMonth, weekOf } from "../working-budget/saved/week.ts";
import { isListed } from "./list/useListView.ts";
import { SavedBudgetsPage } from "./SavedBudgetsPage.tsx";

const today = localDate(new Date());
const { monday, saturday, payday } = weekOf(today);
const WAITING = {
  status: "enviada",
  lastSent: { at: new Date().toISOString(), totalFinal: 1 },
} as const;

const ROWS: Record<string, Partial<SavedBudgetSummary>> = {
  Segunda: { eventDate: monday },
  Sábado: { eventDate: saturday },
  "Semana que vem": { eventDate: daysLater(monday, 7) },
  Enviada: { eventDate: "", ...WAITING },
  Devida: {
    eventDate: "",
    status: "aprovada",
    openReceipts: [{ dueDate: payday, amount: 1 }],
  },
  "Devida depois": {
    eventDate: "",
    status: "aprovada",
    openReceipts: [{ dueDate: daysLater(payday, 3), amount: 1 }],
  },
};

function draw(query = "") {
  const drawn = renderWithAppState(<SavedBudgetsPage />, {
    path: `/orcamentos${query}`,
    answers: {
      listBudgetSummaries: () =>
        Object.entries(ROWS).map(([nome, changes], index) => ({
          ...budgetSummary({ id: index + 1, nome }),
          ...changes,
        })),
    },
  });
  const names = () =>
    screen
      .queryAllByRole("button", { name: /^Editar / })
      .map((button) => button.getAttribute("aria-label")!.slice(7))
      .sort();
  const chip = (name: string | RegExp) => screen.getByRole("button", { name });
  return { ...drawn, names, chip };
}

test.each([
  ["?quando=semana", "Esta semana 2", ["Segunda", "Sábado"]],
  ["?quando=fds", "Este fim de semana 1", ["Sábado"]],
  ["?situacao=enviada&ordem=espera", "Sem resposta 1", ["Enviada"]],
  ["?receber=sexta", "A receber 1", ["Devida"]],
])("%s is the pressed chip %s", async (query, label, expected) => {
  const { user, names, chip, ...drawn } = draw(query);
  expect(await screen.findByRole("button", { name: label })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(names()).toEqual(expected);
  await user.click(chip(label));
  expect(drawn.query()).toBe("");
  await user.click(chip(label));
  expect(drawn.query()).toBe(query);
  expect(names()).toEqual(expected);
});

test.each([
  ["2026-11-30", false],
  ["2026-12-01", true],
  ["2026-12-31", true],
  ["2027-01-01", false],
])(
  "seen from November, an event on %s is in the next month: %s",
  (eventDate, isIn) => {
    const budget = { ...budgetSummary(), eventDate };
    const filters = { status: "todas", when: "mes", due: "todos" } as const;
    expect(isListed(budget, filters, "2026-11-23")).toBe(isIn);
  },
);

test("the next month is a filter with its name", async () => {
  const { user, query } = draw();
  const { name } = nextMonth(today);
  await user.click(
    await screen.findByRole("button", {
      name: new RegExp(`^${name} \\d`, "i"),
    }),
  );
  expect(query()).toBe("?quando=mes");
});

test("filters narrow together, and one press shows all again", async () => {
  const { user, chip, names, query } = draw("?quando=semana");
  await user.click(await screen.findByRole("button", { name: "A receber 1" }));
  expect(names()).toEqual([]);
  expect(screen.getByText("Nenhum orçamento com estes filtros")).toBeVisible();
  await user.click(chip("Mostrar todos"));
  expect(query()).toBe("");
});
