import fc from "fast-check";
import { SAMPLE_100 } from "../catalog/templates/sample-100.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { anyBudget } from "./any-budget.test-data.ts";
import { atOnce } from "../turns/turns.ts";
import { importedText, readingPageImport } from "./page-import.ts";
import { readBudgetFile } from "./read-budget-file.ts";
import { writeBudgetFile } from "./write-budget-file.ts";

const LABEL = { name: "Festa", exportedAt: "2026-11-20T12:00:00.000Z" };

const NO_FORMAT =
  "Formato de arquivo não reconhecido. Use um arquivo JSON exportado pelo sistema.";
const NO_BUDGET = "Arquivo não contém dados de orçamento válidos";
const NOT_JSON =
  "Arquivo JSON inválido. Verifique se o arquivo não está corrompido.";
const NO_PAGE_BUDGET = "Arquivo JSON inválido: não contém dados do orçamento";
const BAD_NUMBER =
  "número inválido em eventData.guests (aceito: de 0 a 1.000.000.000)";

test.each<[string, string, string]>([
  [
    "",
    "Arquivo vazio ou inválido",
    "Erro ao processar arquivo JSON: arquivo vazio",
  ],
  [
    " \n",
    "Arquivo vazio ou inválido",
    "Erro ao processar arquivo JSON: arquivo vazio",
  ],
  [
    "\uFEFF",
    "Arquivo vazio ou inválido",
    "Erro ao processar arquivo JSON: arquivo vazio",
  ],
  [
    "{",
    NOT_JSON,
    "Erro ao processar arquivo JSON: o arquivo está corrompido ou não é JSON",
  ],
  [
    "<html>",
    NOT_JSON,
    "Erro ao processar arquivo JSON: o arquivo está corrompido ou não é JSON",
  ],
  ["null", "Arquivo não contém dados válidos", NO_PAGE_BUDGET],
  ["[]", "Arquivo não contém dados válidos", NO_PAGE_BUDGET],
  ['[{"eventData":{}}]', "Arquivo não contém dados válidos", NO_PAGE_BUDGET],
  ["42", "Arquivo não contém dados válidos", NO_PAGE_BUDGET],
  ['"eventData"', "Arquivo não contém dados válidos", NO_PAGE_BUDGET],
  ["{}", NO_FORMAT, NO_PAGE_BUDGET],
  ['{"name":"x"}', NO_FORMAT, NO_PAGE_BUDGET],
  ['{"__proto__":{"eventData":{}}}', NO_FORMAT, NO_PAGE_BUDGET],
  ['{"data":{}}', NO_BUDGET, NO_PAGE_BUDGET],
  ['{"data":[]}', NO_BUDGET, NO_PAGE_BUDGET],
  ['{"data":"x"}', NO_BUDGET, NO_PAGE_BUDGET],
  ['{"data":{"drinks":[]}}', NO_BUDGET, NO_PAGE_BUDGET],
  ['{"data":{},"eventData":{}}', NO_BUDGET, NO_PAGE_BUDGET],
  [
    '{"eventData":{"guests":-1}}',
    `Erro ao processar arquivo: ${BAD_NUMBER}`,
    `Erro ao processar arquivo JSON: ${BAD_NUMBER}`,
  ],
  [
    `{"eventData":{"city":"${"x".repeat(5 * 1024 * 1024)}"}}`,
    "Erro ao processar arquivo: Arquivo muito grande. Máximo 5MB",
    "Erro ao processar arquivo JSON: Arquivo muito grande. Máximo 5MB",
  ],
])(
  "%.60j is refused by both importers in their words",
  (text, error, pageError) => {
    expect(readBudgetFile(text, "a.json")).toEqual({ ok: false, error });
    expect(atOnce(readingPageImport(text, "a.json"))).toEqual({
      ok: false,
      error: pageError,
    });
  },
);

test("accents count as bytes, and 5 MB exactly still pass", () => {
  const file = (filling: string) => `{"eventData":{"city":"${filling}"}}`;
  const room = 5 * 1024 * 1024 - file("").length;
  expect(readBudgetFile(file("x".repeat(room)), "a.json").ok).toBe(true);
  expect(readBudgetFile(file("é".repeat(room / 2 + 1)), "a.json").ok).toBe(
    false,
  );
});

describe("what passes", () => {
  test("an exported file comes back with its name and every total", () => {
    const text = writeBudgetFile(SAMPLE_100, LABEL);
    const read = readBudgetFile(text, "other.json");
    expect(read).toEqual({
      ok: true,
      name: "Festa",
      budget: withStoredTotals(SAMPLE_100),
    });
    expect(read.ok && priceBudget(read.budget)).toEqual(
      priceBudget(SAMPLE_100),
    );
    expect(atOnce(readingPageImport(text, "other.json"))).toEqual(read);
  });

  test("any canonical budget survives the way out and in", () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        const canonical = withStoredTotals(budget);
        const read = readBudgetFile(writeBudgetFile(budget, LABEL), "x.json");
        expect(read.ok && read.budget).toEqual(canonical);
      }),
      { numRuns: 200 },
    );
  });

  test.each<[string, object, string]>([
    ["a bare snapshot", SAMPLE_100, "minha festa"],
    [
      "a template export",
      {
        exportType: "template",
        name: "Modelo",
        metadata: {},
        data: SAMPLE_100,
      },
      "Modelo",
    ],
    [
      "an envelope around a bare snapshot",
      { ...SAMPLE_100, version: "1.0", exportedAt: "x", budgetName: "Festa" },
      "Festa",
    ],
    [
      "an empty budgetName",
      { budgetName: " ", name: "B", data: SAMPLE_100 },
      "B",
    ],
    ["no data", { ...SAMPLE_100, data: null }, "minha festa"],
  ])("%s", (_, file, name) => {
    const text = `\uFEFF${JSON.stringify(file)}`;
    expect(readBudgetFile(text, "minha festa.JSON")).toEqual({
      ok: true,
      name,
      budget: withStoredTotals(SAMPLE_100),
    });
  });

  test("data wins over the top level", () => {
    const text = JSON.stringify({
      data: { eventData: { guests: 5 } },
      eventData: { guests: 9 },
    });
    const read = readBudgetFile(text, "a.json");
    expect(read.ok && read.budget.eventData.guests).toBe(5);
  });
});

test("the page importer names the file", () => {
  expect(importedText("festa.json")).toBe(
    "Orçamento importado com sucesso! Arquivo: festa.json",
  );
});
