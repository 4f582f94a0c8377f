import fc from "fast-check";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";
import { anyBudget } from "./any-budget.test-data.ts";
import { budgetOf } from "./read-budget.test-data.ts";
import { readBudgetFile, readPageImport } from "./read-budget-file.ts";
import { withNotes } from "../formats/with-notes.ts";
import { writeBudgetFile } from "./write-budget-file.ts";

const LABEL = { name: "Festa", exportedAt: "2026-11-20T12:00:00.000Z" };

const NO_FORMAT =
  "Formato de arquivo não reconhecido. Use um arquivo JSON exportado pelo sistema.";
const NO_BUDGET = "Arquivo não contém dados de orçamento válidos";
const NOT_JSON =
  "Arquivo JSON inválido. Verifique se o arquivo não está corrompido.";
const NO_PAGE_BUDGET = "Arquivo JSON inválido: não contém dados do orçamento";
const BAD_NUMBER =
  "número inválido em Dados do Evento: convidados (aceito: de 0 a 1.000.000.000)";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads a text as home and the command line do. */
const read = (text: string, fileName: string) =>
  readBudgetFile(bytesOf(text), fileName);

/** Reads a text as the step pages do. */
const readOnPage = (text: string, fileName: string) =>
  readPageImport(bytesOf(text), fileName);

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
    expect(read(text, "a.json")).toEqual({ ok: false, error });
    expect(readOnPage(text, "a.json")).toEqual({
      ok: false,
      error: pageError,
    });
  },
);

test("accents count as bytes, and 5 MB exactly still pass [import-five-megabytes]", () => {
  const file = (filling: string) => `{"eventData":{"city":"${filling}"}}`;
  const room = 5 * 1024 * 1024 - file("").length;
  expect(read(file("x".repeat(room)), "a.json").ok).toBe(true);
  expect(read(file("é".repeat(room / 2 + 1)), "a.json").ok).toBe(false);
});

describe("what passes", () => {
  test("an exported file comes back with its name and every total [export-round-trip]", () => {
    const text = writeBudgetFile(SAMPLE_100, LABEL);
    const budgetFile = read(text, "other.json");
    expect(budgetFile).toEqual({
      ok: true,
      name: "Festa",
      budget: withStoredTotals(SAMPLE_100),
      notes: [],
    });
    expect(budgetFile.ok && priceBudget(budgetFile.budget)).toEqual(
      priceBudget(SAMPLE_100),
    );
    expect(readOnPage(text, "other.json")).toEqual(budgetFile);
  });

  test("any canonical budget survives the way out and in", () => {
    fc.assert(
      fc.property(anyBudget, (budget) => {
        const canonical = withStoredTotals(budget);
        const again = read(writeBudgetFile(budget, LABEL), "x.json");
        expect(again.ok && again.budget).toEqual(canonical);
      }),
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
    expect(read(text, "minha festa.JSON")).toEqual({
      ok: true,
      name,
      budget: withStoredTotals(SAMPLE_100),
      notes: [],
    });
  });

  test("data wins over the top level", () => {
    const text = JSON.stringify({
      data: { eventData: { guests: 5 } },
      eventData: { guests: 9 },
    });
    const data = read(text, "a.json");
    expect(data.ok && data.budget.eventData.guests).toBe(5);
  });
});

test.each<[string, BufferEncoding]>([
  ["UTF-16", "utf16le"],
  ["Windows-1252", "latin1"],
])("a file in %s keeps its letters", (_, encoding) => {
  const mark = encoding === "utf16le" ? "\uFEFF" : "";
  const text = `${mark}{"eventData":{"city":"São João"}}`;
  const file = readBudgetFile(Buffer.from(text, encoding), "a.json");
  expect(file.ok && file.budget.eventData.city).toBe("São João");
});

test("a value that is read differently than it is written is reported", () => {
  const text = '{"eventData":{},"profitMargin":30,"annualAdjustment":"4%"}';
  const notes = [
    "Margem de lucro lida como 30 %",
    "Reajuste anual lido como 4 %",
  ];
  expect(read(text, "a.json")).toMatchObject({ ok: true, notes });
  expect(readOnPage(text, "a.json")).toMatchObject({ ok: true, notes });
  expect(withNotes("Orçamento importado: a.json", notes)).toBe(
    "Orçamento importado: a.json. Margem de lucro lida como 30 %. Reajuste anual lido como 4 %.",
  );
  expect(withNotes("Pronto!", ["a", "b", "c", "d", "e"])).toBe(
    "Pronto! a. b. c. E mais 2.",
  );
  expect(withNotes("Pronto!", ["a", "b", "c"])).toBe("Pronto! a. b. c.");
  expect(withNotes("Pronto!", [])).toBe("Pronto!");
  expect(withNotes("Pronto!")).toBe("Pronto!");
});

test.each(["eventData", "team", "foods"])("%s alone is a budget", (key) => {
  expect(read(JSON.stringify({ [key]: [] }), "a.json")).toMatchObject(
    key === "eventData"
      ? { error: expect.stringContaining("Dados do Evento") as string }
      : { ok: true },
  );
});

test("what an export writes around a budget is no part of it", () => {
  const around = {
    version: "2.0",
    exportedAt: "x",
    exportType: "template",
    budgetName: "Festa",
    name: "Festa",
    description: "x",
    metadata: {},
    calculationLogic: {},
    timestamp: "x",
  };
  const bare = read(JSON.stringify({ ...around, team: [] }), "a.json");
  expect(bare.ok && bare.budget).toEqual(withStoredTotals(budgetOf({})));
});

test.each([
  [{ budgetName: " Festa " }, "a.json", "Festa"],
  [{}, " a.json", "a"],
  [{}, "a.json.txt", "a.json.txt"],
])("%j in %j goes by the name %j", (label, fileName, name) => {
  const text = JSON.stringify({ ...label, team: [] });
  expect(read(text, fileName)).toMatchObject({ ok: true, name });
});

test("a file says what is in it when nothing else does", () => {
  const file: unknown = JSON.parse(writeBudgetFile(SAMPLE_100, LABEL));
  expect(file).toMatchObject({ version: "2.0", description: "" });
});
