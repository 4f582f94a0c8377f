import fc from "fast-check";
import { runs } from "tooling/runs";
import { composeProposal } from "shared-contracts/proposal/compose-proposal";
import type { Sender } from "shared-contracts/proposal/composition";
import { textsOf } from "shared-contracts/proposal/texts.test-data";
import {
  OPTIONS,
  OPTIONS_WEDDING,
  WEDDING,
} from "shared-contracts/proposal/wedding.test-data";
import { arbitraryBudget } from "shared-contracts/pricing/arbitrary-budget.test-data";
import { priceBudget } from "shared-contracts/pricing/price-budget";
import { formatMoney } from "shared-contracts/formats/money";
import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Budget } from "shared-contracts/parts/budget";
import { demoBudgets } from "../demo/demo-budgets.ts";
import { documentFacts, pageTexts, plainSigns } from "../../test/read-pdf.ts";
import { renderProposal } from "./render.ts";

const COMPANY: Sender = {
  name: "Sabores da Serra Buffet",
  cnpj: "12.345.678/0001-95",
  lines: ["contato@saboresdaserra.com.br", "(31) 98765-4321"],
  logo: null,
};
const PIX = {
  kind: "email" as const,
  key: "contato@saboresdaserra.com.br",
  receiver: "Sabores da Serra",
  city: "Nova Lima",
};
const NOBODY: Sender = { name: "", cnpj: "", lines: [], logo: null };
const NO_OTHERS: typeof OPTIONS = [];
const SHOW_ALL = {
  foods: "completo",
  team: "completo",
  generalExpenses: "completo",
};

const composed = (budget: Budget, sender = COMPANY, others = NO_OTHERS) =>
  composeProposal({
    title: "Casamento Ana e Rui",
    budget,
    sender,
    others,
    id: 1,
    terms: {},
    pix: PIX,
    day: "2026-11-22",
  });

/** What the pages say, without the header, the footer and the repeated heading of each. */
async function readBody(proposal: ReturnType<typeof composed>) {
  const file = renderProposal(proposal);
  const { header, footer } = proposal;
  const pages = (await pageTexts(file)).map((text, index) => {
    const said = plainSigns(text);
    const head = plainSigns(
      [header.kicker, header.title, header.name].join(""),
    );
    const foot = plainSigns(
      `${footer.sender}${footer.date}Página ${index + 1} de `,
    );
    const body = index === 0 ? said : said.replace(head, "");
    return body
      .replace(new RegExp(`${escaped(foot)}\\d+`), "")
      .replace(plainSigns("CardápioContinuação"), "");
  });
  return { file, body: pages.join(""), pages: pages.length };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

const lines = (count: number): Budget => ({
  ...WEDDING,
  foods: [
    {
      id: 1,
      name: "Pratos",
      items: Array.from({ length: count }, (_, index) => ({
        ...WEDDING.foods[0]!.items[0]!,
        id: index + 1,
        name: `Prato ${index + 1}${index % 7 === 0 ? " com acompanhamento de nome bem comprido".repeat(2) : ""}`,
      })),
    },
  ],
});

test.each<[string, Budget, Sender]>([
  ["the wedding", WEDDING, COMPANY],
  ["the sample without a company", SAMPLE_100, NOBODY],
  ["an empty budget", BLANK, COMPANY],
  ["everything in full", { ...WEDDING, proposal: { show: SHOW_ALL } }, COMPANY],
  ["a long list", { ...lines(300), proposal: { show: SHOW_ALL } }, COMPANY],
])(
  "the PDF of %s says what its composition says, in its order [pdf-follows-composition]",
  async (_what, budget, sender) => {
    const proposal = composed(budget, sender);
    const { body } = await readBody(proposal);
    expect(body).toBe(plainSigns(textsOf(proposal).join("")));
  },
);

test("the PDF of three options says what its composition says, in its order [pdf-follows-composition]", async () => {
  const proposal = composed(OPTIONS_WEDDING, COMPANY, OPTIONS);
  const { body } = await readBody(proposal);
  expect(body).toBe(plainSigns(textsOf(proposal).join("")));
});

test(
  "random budgets have the screen's two totals to the cent [proposal-equals-screen]",
  async () => {
    const budgets = fc.sample(arbitraryBudget, 8 * (runs > 1 ? 125 : 1));
    for (const budget of budgets) {
      const { total, perPerson } = priceBudget(budget);
      const { body } = await readBody(composed(budget));
      const prices = [
        ...(budget.eventData.guests > 0
          ? ["Valor por pessoa", formatMoney(perPerson)]
          : []),
        "Valor total",
        formatMoney(total),
      ];
      const labels = prices.filter((_, at) => at % 2 === 0);
      const values = prices.filter((_, at) => at % 2 === 1);
      expect(body).toContain(
        plainSigns(labels.map((label, at) => label + values[at]).join("")),
      );
    }
  },
  runs > 1 ? 1_200_000 : 120_000,
);

const DEMOS = demoBudgets(new Date("2026-11-22T12:00:00Z"));

test.each<[string, Budget]>([
  ["the sample", SAMPLE_100],
  ["the wedding", WEDDING],
  ...DEMOS.map(({ name, budget }): [string, Budget] => [name, budget]),
])(
  "the proposal of %s says nothing internal [proposal-has-nothing-internal]",
  async (_what, budget) => {
    const { file } = await readBody(composed({ ...budget, proposal: {} }));
    const said = (await pageTexts(file)).join(" ").replace(/\s+/g, " ");
    expect(said).not.toMatch(
      /custo|margem|lucro|reajuste|subtotal|staff|chef|faxineir|limpeza|cozinha\b(?! e na copa)|sanitária|equipe\b(?! de \d+ pessoas)|descartáve|insumo|sem nome|outra função|novo item|\d,\d{3}/i,
    );
  },
);

test.each([
  [150, 200],
  [2000, 600],
])(
  "%d lines with a PIX code are at most %d KB [proposal-size]",
  async (count, kilobytes) => {
    const conditions = WEDDING["proposal"] as object;
    const budget = {
      ...lines(count),
      proposal: { ...conditions, show: SHOW_ALL },
    };
    const file = renderProposal(composed(budget));
    expect(file.length).toBeLessThanOrEqual(kilobytes * 1000);
  },
  60_000,
);

test("the file has title, language and a bookmark for each heading [proposal-bookmarks]", async () => {
  const { file } = await readBody(composed(WEDDING));
  expect(await documentFacts(file)).toEqual({
    title: "Casamento Ana e Rui",
    language: "pt-BR",
    bookmarks: [
      "Casamento Ana e Rui",
      "Cardápio",
      "Bocadilhos e Porções",
      "Mesas Temáticas",
      "Prato Principal",
      "Confeitaria",
      "Bebidas",
      "Está incluído",
      "Condições",
      "Aceite",
    ],
  });
});
