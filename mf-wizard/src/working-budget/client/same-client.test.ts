import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { hasClient, isSameClient } from "./same-client.ts";

const of = (clientName: string, clientPhone = "", clientEmail = "") => ({
  ...budgetSummary(),
  clientName,
  clientPhone,
  clientEmail,
});

test.each([
  ["a name, however written", of("José Sá"), of(" JOSE SA "), true],
  [
    "a phone, however written",
    of("Ana", "(31) 99876-5432"),
    of("Ana Souza", "+55 31 998765432"),
    true,
  ],
  [
    "an email, however written",
    of("", "", "ana@exemplo.com"),
    of("Ana", "", " Ana@Exemplo.com"),
    true,
  ],
  ["nothing", of("Ana", "31998765432"), of("Bia", "31998765433"), false],
  ["blanks", of(" ", "-", " "), of(" ", "-", " "), false],
])("two budgets that share %s [options-of-one-client]", (_, one, other, is) => {
  expect([isSameClient(one, other), isSameClient(other, one)]).toEqual([
    is,
    is,
  ]);
});

test("a list of an earlier release has names alone [options-of-one-client]", () => {
  const { clientPhone: _, clientEmail: __, ...earlier } = of("Ana");
  expect(isSameClient(earlier, of("Ana", "31998765432"))).toBe(true);
  expect(hasClient({ ...earlier, clientName: null })).toBe(false);
});
