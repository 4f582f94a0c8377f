import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { budgetFigures, requestFigure } from "./week-figures.ts";

const MONDAY = "2026-11-23";

const budget = (changes: Partial<SavedBudgetSummary>): SavedBudgetSummary => ({
  ...budgetSummary(),
  eventDate: "",
  ...changes,
});
const sent = (at: string, changes: Partial<SavedBudgetSummary> = {}) =>
  budget({
    status: "enviada",
    lastSent: { at: `${at}T15:00:00.000Z`, totalFinal: 1 },
    ...changes,
  });
const owes = (...openReceipts: [string, number][]) =>
  budget({
    status: "aprovada",
    openReceipts: openReceipts.map(([dueDate, amount]) => ({
      dueDate,
      amount,
    })),
  });

const noteOf = (
  index: number,
  budgets: SavedBudgetSummary[],
  today = MONDAY,
) => {
  const { figure, noun, note, tone } = budgetFigures(budgets, today)[index]!;
  return [`${figure} ${noun}, ${note}`.replaceAll("\u00a0", " "), tone];
};

test("events count from Monday to Sunday, without lost ones", () => {
  const days = ["2026-11-22", "2026-11-24", "2026-11-29", "2026-11-30"];
  const budgets = days.map((eventDate) => budget({ eventDate }));
  const lost = budget({ eventDate: "2026-11-24", status: "perdida" });
  const all = [...budgets, lost, budget({ eventDate: null })];
  expect(noteOf(0, all)).toEqual(["2 eventos, o próximo amanhã", undefined]);
  // Of a Sunday the week began six days before.
  expect(noteOf(0, all, "2026-11-29")[0]).toBe("2 eventos, o próximo hoje");
  expect(noteOf(0, all.slice(1, 2), "2026-11-25")[0]).toBe(
    "1 evento, já passaram",
  );
  expect(noteOf(0, [])[0]).toBe("0 eventos, nenhum");
});

test.each([
  ["2026-11-23", "hoje", undefined],
  ["2026-11-22", "ontem", undefined],
  ["2026-11-19", "há 4 dias", undefined],
  ["2026-11-18", "há 5 dias", "warning"],
])("a proposal sent on %s waits since %s", (day, words, tone) => {
  expect(noteOf(1, [sent(day), sent("2026-11-23")])).toEqual([
    `2 propostas sem resposta, a mais velha ${words}`,
    tone,
  ]);
});

test("a proposal does not wait once it is decided, or its event is over", () => {
  const budgets = [
    sent("2026-11-01", { status: "aprovada" }),
    sent("2026-11-01", { status: "perdida" }),
    sent("2026-11-01", { eventDate: "2026-11-22" }),
    budget({ status: "enviada", lastSent: null }),
  ];
  expect(noteOf(1, budgets)[0]).toBe("0 propostas sem resposta, nenhuma");
  expect(noteOf(1, [sent("2026-11-20", { eventDate: MONDAY })])[0]).toMatch(
    /^1 proposta sem resposta/,
  );
});

test("money is due up to Friday, at the weekend up to Sunday", () => {
  const budgets = [
    owes(["2026-11-23", 0.1], ["2026-11-27", 0.2]),
    owes(["2026-11-28", 100]),
  ];
  expect(noteOf(2, budgets)).toEqual([
    "R$ 0,30 a receber, até sexta, em 2 parcelas",
    undefined,
  ]);
  expect(noteOf(2, budgets.slice(1), "2026-11-28")).toEqual([
    "R$ 100,00 a receber, até domingo, em 1 parcela",
    undefined,
  ]);
});

test("what is late counts, and is told", () => {
  const budgets = [owes(["2026-11-20", 900], ["2026-11-25", 100])];
  expect(noteOf(2, budgets)).toEqual([
    "R$ 1.000,00 a receber, R$ 900,00 em atraso",
    "danger",
  ]);
});

test("requests without an answer are new", () => {
  const request = (id: number, day: string, answered?: boolean) => ({
    id,
    nome: "Festa",
    createdAt: `${day}T15:00:00.000Z`,
    answered,
  });
  const figure = requestFigure(
    [
      request(3, MONDAY),
      request(2, "2026-11-18"),
      request(1, "2026-11-01", true),
    ],
    MONDAY,
  );
  expect(figure).toMatchObject({
    figure: "2",
    noun: "pedidos novos",
    note: "o mais velho há 5 dias",
    isZero: false,
  });
  expect(requestFigure([], MONDAY)).toMatchObject({ isZero: true });
});
