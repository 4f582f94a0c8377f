import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { savedBudgetFacts } from "./saved-budget-facts.ts";

test("tells what a saved budget is for and what it costs", () => {
  expect(savedBudgetFacts(budgetSummary())).toEqual({
    eventType: "Casamento",
    guests: "120 convidados",
    eventDate: "27/02/2027",
    eventDay: "2027-02-27",
    people: "",
    perPerson: "R$\u00a0234,19",
    savedOn: "20/11/2026",
    total: "R$\u00a028.102,20",
  });
});

test("reads data kept as text, and numbers kept as text", () => {
  const dados = JSON.stringify({ eventData: { guests: "1" } });
  expect(savedBudgetFacts(budgetSummary({ dados }))).toMatchObject({
    guests: "1 convidado",
    eventDate: "",
    perPerson: "R$\u00a028.102,20",
  });
});

test.each(["{", "null"])(
  "a budget whose data is %s is still listed",
  (dados) => {
    expect(savedBudgetFacts(budgetSummary({ dados }))).toMatchObject({
      perPerson: "",
      savedOn: "20/11/2026",
      total: "R$\u00a028.102,20",
    });
  },
);
