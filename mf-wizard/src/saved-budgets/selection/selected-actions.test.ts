import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { refusedActions } from "./selected-actions.ts";

const of = (clientName: string | null, changes = {}) => ({
  ...budgetSummary(),
  clientName,
  ...changes,
});

test("two budgets of one client can be everything", () => {
  expect(refusedActions([of("Paula Sampaio"), of("PAULA SAMPAIO ")])).toEqual(
    {},
  );
});

test.each([
  [[of("Ana")], "Comparar pede exatamente 2 orçamentos.", "2 a 4 orçamentos."],
  [
    Array.from({ length: 5 }, () => of("Ana")),
    "Comparar pede exatamente 2 orçamentos.",
    "2 a 4 orçamentos.",
  ],
  [[of("Ana"), of("Bia")], undefined, "pedem orçamentos do mesmo cliente."],
  [[of("Ana"), of("")], undefined, "pedem orçamentos do mesmo cliente."],
  [[of(""), of("")], undefined, "pedem orçamentos do mesmo cliente."],
  [
    [of("Ana", { status: "aprovada" }), of("Ana", { status: "aprovada" })],
    undefined,
    "pedem um orçamento ainda não aprovado.",
  ],
])(
  "%#: what cannot be done says why [options-of-one-client]",
  (selected, compare, options) => {
    const refused = refusedActions(selected);
    expect(refused.compare).toBe(compare);
    expect(refused.options).toMatch(new RegExp(`${options}$`));
  },
);

test("a list joins up to 20 budgets", () => {
  const many = (length: number) => Array.from({ length }, () => of("Ana"));
  expect(refusedActions(many(20)).list).toBeUndefined();
  expect(refusedActions(many(21)).list).toMatch(/até 20 orçamentos/);
});
