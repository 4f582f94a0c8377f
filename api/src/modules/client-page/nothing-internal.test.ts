/** What a caterer keeps of a budget and its clients, against all that the page's markup says, attributes with it. */
import fc from "fast-check";
import { formatMoney } from "shared-contracts/formats/money";
import type { Budget } from "shared-contracts/parts/budget";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import { runs } from "tooling/runs";
import { pageOf } from "./proposal-page.test-data.ts";

const MENU = [
  "foods",
  "drinks",
  "garnishes",
  "confectionery",
  "thematicTables",
] as const;
type MenuPart = (typeof MENU)[number];

const isForTeam = (row: object) =>
  "multiplyByTeam" in row &&
  row.multiplyByTeam === true &&
  "multiplyByGuests" in row &&
  row.multiplyByGuests === false;

/** Budgets whose texts are all different, and what no client may read of them. */
interface Marked {
  budgets: Budget[];
  secrets: string[];
}

/** Gives each name, and fields that a budget may carry, a text that stands nowhere else. */
function marked(
  budgets: readonly Budget[],
  hidden: readonly MenuPart[],
): Marked {
  const secrets: string[] = [];
  let count = 0;
  const text = (isSecret: boolean) => {
    const mark = `marca${(count += 1)}fim`;
    if (isSecret) secrets.push(mark);
    return mark;
  };
  const named = <T extends object>(row: T, isSecret: boolean) => ({
    ...row,
    name: text(isSecret),
    supplier: text(true),
    note: text(true),
  });
  const grouped = <T extends object>(
    group: { id: number; items: readonly T[] },
    words: string,
    isSecret: boolean,
  ) => ({
    ...group,
    name: `${words}${text(isSecret)}`,
    items: group.items.map((row) =>
      // A group for the team alone is hidden; a row among the guests' is food that both get.
      named(row, isSecret || group.items.every(isForTeam)),
    ),
  });
  const isHidden = (part: MenuPart) => hidden.includes(part);
  const one = (budget: Budget, at: number): Budget => ({
    ...budget,
    foods: budget.foods.map((group, n) =>
      grouped(group, n === 0 ? "Insumos " : "", isHidden("foods") || n === 0),
    ),
    thematicTables: budget.thematicTables.map((group) =>
      grouped(group, "", isHidden("thematicTables")),
    ),
    // Of equipment the page names the groups, and not those of the kitchen.
    generalExpenses: budget.generalExpenses.map((group, n) => ({
      ...grouped(group, "", true),
      name: `${n % 2 ? "Cozinha " : ""}${text(n % 2 === 1)}`,
    })),
    drinks: budget.drinks.map((row) =>
      named(row, isHidden("drinks") || isForTeam(row)),
    ),
    garnishes: budget.garnishes.map((row) => named(row, isHidden("garnishes"))),
    confectionery: budget.confectionery.map((row) =>
      named(row, isHidden("confectionery")),
    ),
    team: budget.team.map((row) => named(row, true)),
    observations: text(true),
    eventData: {
      ...budget.eventData,
      // Another budget is another client's, as far as this one may know.
      groomName: text(at > 0),
      brideName: text(at > 0),
      eventLocation: text(at > 0),
      city: text(at > 0),
      clientName: text(true),
      clientCpf: text(true),
      clientPhone: text(true),
      clientEmail: text(true),
      intakeNote: text(true),
    },
  });
  return { budgets: budgets.map(one), secrets };
}

function composed([budget, ...others]: Budget[], hidden: readonly string[]) {
  return composeProposal({
    title: "Festa",
    budget: {
      ...budget!,
      proposal: {
        show: Object.fromEntries(hidden.map((part) => [part, "oculto"])),
        message: "marcamensagemfim",
        options: [budget, ...others].map((_, at) => ({ id: at + 1, name: "" })),
      },
    },
    others: others.map((other, at) => ({ id: at + 2, budget: other })),
    id: 1,
    sender: { name: "Serra", cnpj: "", lines: [], logo: null },
    terms: {},
    pix: undefined,
    day: "2026-11-22",
  });
}

/** Amounts and percentages, which are not those of an address; a quantity has one decimal at most. */
const NUMBERS = /\d[\d.]*,\d\d(?!\d)|\d[\d.,]*\s?%(?![\dA-F]{2})/g;

test("of random proposals, with options or without, the page says no cost, margin, internal group or other client's text [proposal-has-nothing-internal]", () => {
  let said = 0;
  fc.assert(
    fc.property(
      fc.array(arbitraryBudget, { minLength: 1, maxLength: 3 }),
      fc.subarray([...MENU], { maxLength: 2 }),
      (random, hidden) => {
        const { budgets, secrets } = marked(random, hidden);
        const markup = pageOf(composed(budgets, hidden)).replaceAll(
          /<(style|script)\b.*?<\/\1\s*>/gs,
          "",
        );
        const told = new Set(markup.match(/marca\w+?fim/g));
        said += told.size;
        const leaks = [...secrets, "marcamensagemfim"].filter((secret) =>
          told.has(secret),
        );
        expect(leaks).toEqual([]);
        const prices = budgets
          .map(priceBudget)
          .flatMap((price) =>
            [price.total, price.perPerson].map((amount) =>
              formatMoney(amount).replace(/^\D+/, ""),
            ),
          );
        const others = [...new Set(markup.match(NUMBERS))].filter(
          (number) => !prices.includes(number),
        );
        expect(others).toEqual([]);
      },
    ),
    { numRuns: 100 * runs },
  );
  // Names that a client reads were there to be found.
  expect(said).toBeGreaterThan(100);
});
