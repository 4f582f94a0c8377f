import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { clientsOf, historyText, matchingClients } from "./clients.ts";

const of = (
  id: number,
  clientName: string,
  clientPhone = "",
  clientEmail = "",
) => ({ ...budgetSummary({ id }), clientName, clientPhone, clientEmail });

const idsOf = (budgets: ReturnType<typeof of>[]) =>
  clientsOf(budgets).map((client) => client.budgets.map(({ id }) => id));

test("budgets that share a name, a phone or an email are of one client, the last saved first", () => {
  const budgets = [
    of(9, "Marina Alves", "(31) 98888-7777"),
    of(8, "José Sá"),
    of(7, "Marina", "31988887777", "marina@exemplo.com"),
    of(6, "M. Alves", "", "Marina@exemplo.com"),
    of(5, " JOSE SA "),
    of(4, ""),
    of(3, "Rui", ""),
  ];
  expect(idsOf(budgets)).toEqual([[9, 7, 6], [8, 5], [3]]);
});

test("a client has the last name and the last phone that a budget tells; one without a name is none", () => {
  const clients = clientsOf([
    of(3, "", "31988887777"),
    of(2, "Marina Alves", "31988887777"),
    of(1, "", "31977776666"),
  ]);
  expect(clients).toMatchObject([
    { name: "Marina Alves", phone: "31988887777" },
  ]);
});

test.each([
  ["mari", ["Marina Álves", "Mariana Prates"]],
  ["álv", ["Marina Álves"]],
  ["8888-7", ["Marina Álves"]],
  ["88", []],
  ["zé", []],
])("%s finds %j", (typed, names) => {
  const clients = clientsOf([
    of(2, "Marina Álves", "(31) 98888-7777"),
    of(1, "Mariana Prates"),
  ]);
  expect(matchingClients(clients, typed).map(({ name }) => name)).toEqual(
    names,
  );
});

test("five clients are offered at the most", () => {
  const clients = clientsOf(
    Array.from({ length: 9 }, (_, index) => of(index + 1, `Ana ${index}`)),
  );
  expect(matchingClients(clients, "ana")).toHaveLength(5);
});

test("the history counts budgets and names the day of the last save", () => {
  const budget = of(1, "Ana");
  expect(historyText([budget])).toBe("1 orçamento, em 20/11/2026");
  expect(historyText([budget, budget])).toBe(
    "2 orçamentos, último em 20/11/2026",
  );
});
