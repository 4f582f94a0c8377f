import { BLANK } from "shared-contracts/templates/blank";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { withStoredTotals } from "shared-contracts/pricing/with-stored-totals";
import { readPageImport } from "shared-contracts/budget-file/read-budget-file";
import { readBudgetFile } from "shared-contracts/budget-file/read-budget-file";
import { writeTemplateFile } from "./write-template-file.ts";

const LABEL = { name: "Festa", exportedAt: "2026-11-20T12:00:00.000Z" };

test("a template says what it is, what it costs and how that is reckoned", () => {
  const file: unknown = JSON.parse(writeTemplateFile(SAMPLE_100, LABEL));
  expect(file).toMatchObject({
    exportType: "template",
    name: "Festa",
    timestamp: "2026-11-20T12:00:00.000Z",
    metadata: {
      totals: {
        team: 3600,
        fixedCosts: 2037,
        subtotal: 17860,
        profitMargin: 5358,
        contingency: 893,
        annualAdjustment: 893,
        total: 25004,
        perPerson: 250.04,
      },
      counts: { guests: 100, teamSize: 40, team: SAMPLE_100.team.length },
    },
    calculationLogic: {
      team: "quantidade × custo; um garçom a cada 20 convidados",
      perPerson: "total ÷ convidados, 0 sem convidados",
    },
    data: { eventData: { guests: 100 } },
  });
});

test("every part and every step of the total is put in words", () => {
  const file = JSON.parse(writeTemplateFile(SAMPLE_100, LABEL)) as {
    calculationLogic: Record<string, string>;
  };
  expect(file.calculationLogic).toMatchObject({
    drinks: expect.stringContaining("conforme os multiplicadores") as string,
    garnishes: "quantidade por pessoa × convidados × preço",
  });
  const words = Object.values(file.calculationLogic);
  expect(words.length).toBeGreaterThan(10);
  for (const text of words) expect(text.length).toBeGreaterThan(10);
});

test("items are counted across their groups", () => {
  const file = JSON.parse(writeTemplateFile(SAMPLE_100, LABEL)) as {
    metadata: { counts: Record<string, number> };
  };
  const items = SAMPLE_100.foods.flatMap((category) => category.items);
  expect(items.length).toBeGreaterThan(SAMPLE_100.foods.length);
  expect(file.metadata.counts["foods"]).toBe(items.length);
});

test.each([
  ["the sample", SAMPLE_100],
  ["a blank budget", BLANK],
])("%s comes back whole from a template, in both importers", (_, budget) => {
  const text = writeTemplateFile(budget, LABEL);
  const read = {
    ok: true,
    name: "Festa",
    budget: withStoredTotals(budget),
    notes: [],
  };
  const bytes = new TextEncoder().encode(text);
  expect(readBudgetFile(bytes, "template_x.json")).toEqual(read);
  expect(readPageImport(bytes, "template_x.json")).toEqual(read);
});
