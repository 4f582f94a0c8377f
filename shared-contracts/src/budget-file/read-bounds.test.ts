import {
  budgetOf,
  readOf,
  reasonOf,
  SOURCES,
} from "./read-budget.test-data.ts";
import { readBudget } from "./read-budget.ts";

describe("what is refused", () => {
  const NUMBER =
    "número inválido em Bebidas, 1ª linha: preço (aceito: de 0 a 1.000.000.000)";
  test.each<[unknown, string]>([
    [{ drinks: [{ unitPrice: -1 }] }, NUMBER],
    [{ drinks: [{ unitPrice: 1_000_000_000.01 }] }, NUMBER],
    [{ drinks: [{ unitPrice: "-7,50" }] }, NUMBER],
    [{ drinks: [{ unitPrice: "2000000000" }] }, NUMBER],
    [{ drinks: [{ unitPrice: "NaN" }] }, NUMBER],
    [{ drinks: [{ unitPrice: NaN }] }, NUMBER],
    [{ drinks: [{ unitPrice: "abc" }] }, NUMBER],
    [{ drinks: [{ unitPrice: "-" }] }, NUMBER],
    ['{"drinks":[{"unitPrice":1e999}]}', NUMBER],
    [{ drinks: [{ unitPrice: {} }] }, NUMBER],
    [{ drinks: [{ unitPrice: [1] }] }, NUMBER],
    [{ drinks: [{ unitPrice: true }] }, NUMBER],
    [{ drinks: {} }, "lista inválida em Bebidas"],
    [{ drinks: [null] }, "dados inválidos em Bebidas, 1ª linha"],
    [{ drinks: [[]] }, "dados inválidos em Bebidas, 1ª linha"],
    [{ drinks: [{ name: {} }] }, "texto inválido em Bebidas, 1ª linha: nome"],
    [
      { drinks: [{ isAlcoholic: "talvez" }] },
      "opção inválida em Bebidas, 1ª linha: com álcool",
    ],
    [
      { foods: [{ items: "x" }] },
      "lista inválida em Prato Principal, 1ª categoria: itens",
    ],
    [{ eventData: [] }, "dados inválidos em Dados do Evento"],
    [
      { eventData: { clientName: {} } },
      "texto inválido em Dados do Evento: nome do cliente",
    ],
    [
      { eventData: { guestsPerWaiter: "muitos" } },
      "número inválido em Dados do Evento: convidados por garçom (aceito: de 0 a 1.000.000.000)",
    ],
    [{ fixedCosts: 3 }, "dados inválidos em Custos Fixos"],
    [{ fixedCosts: [] }, "dados inválidos em Custos Fixos"],
    [
      { fixedCosts: { decor: -1 } },
      "número inválido em Custos Fixos: decor (aceito: de 0 a 1.000.000.000)",
    ],
    [null, "não contém dados de orçamento"],
    [[], "não contém dados de orçamento"],
    [3, "não contém dados de orçamento"],
    ["", "dados ilegíveis"],
    ["{", "dados ilegíveis"],
  ])("%j: %s", (value, reason) => {
    expect(reasonOf(value)).toBe(reason);
    expect(reasonOf(value, "call")).toBe(reason);
  });

  test("what is nested too deep", () => {
    const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    expect(reasonOf(`{"eventData":${deep}}`)).toBe("dados aninhados demais");
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    expect(reasonOf(circular)).toBe("dados aninhados demais");
  });

  test("what is deeper than 40 levels, and nothing less deep [no-prototype-keys]", () => {
    const deep = (levels: number) =>
      `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
    expect(reasonOf(deep(40))).toBeNull();
    expect(reasonOf(deep(41))).toBe("dados aninhados demais");
    const lists = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    expect(reasonOf(`{"a":${lists}}`)).toBe("dados aninhados demais");
  });

  test("a row inherits nothing", () => {
    const row = '{"__proto__":{"cost":5,"name":"x"}}';
    expect(budgetOf(`{"team":[${row}]}`).team[0]).toMatchObject({
      cost: 0,
      name: "",
    });
  });

  test.each([
    [null, ""],
    ["{", ""],
    [{ team: 3 }, "team"],
    [{ foods: 3 }, "foods"],
    [{ drinks: 3 }, "drinks"],
    [{ garnishes: 3 }, "garnishes"],
    [{ confectionery: 3 }, "confectionery"],
    [{ thematicTables: 3 }, "thematicTables"],
    [{ generalExpenses: 3 }, "generalExpenses"],
    [{ fixedCosts: 3 }, "fixedCosts"],
    [{ fixedCosts: { other: -1 } }, "fixedCosts.other"],
    [
      { garnishes: [{ quantityPerPerson: -1 }] },
      "garnishes[0].quantityPerPerson",
    ],
    [
      { thematicTables: [{ items: [{}, { unitPrice: -1 }] }] },
      "thematicTables[0].items[1].unitPrice",
    ],
    [{ eventData: { clientName: {} } }, "eventData.clientName"],
    [{ contingency: "x" }, "contingency"],
  ])("%j leads to %j", (value, path) => {
    expect(readBudget(value, "file")).toMatchObject({ ok: false, path });
  });

  test("prototype keys are dropped wherever they stand [no-prototype-keys]", () => {
    const hostile =
      '{"__proto__":{"polluted":1},"eventData":{"__proto__":{"guests":9},"constructor":{"x":1}},"fixedCosts":{"prototype":5}}';
    const budget = budgetOf(hostile);
    expect(JSON.stringify(budget)).not.toMatch(
      /__proto__|constructor|prototype/,
    );
    expect(budget.eventData.guests).toBe(0);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("people", () => {
  test.each<[unknown, string]>([
    [{ eventData: { guests: 1.5 } }, "Dados do Evento: convidados"],
    [{ eventData: { guests: "1,5" } }, "Dados do Evento: convidados"],
    [
      { eventData: { guestsPerWaiter: 2.5 } },
      "Dados do Evento: convidados por garçom",
    ],
    [{ team: [{}, { quantity: 2.5 }] }, "Equipe, 2ª linha: quantidade"],
  ])("part of a person: %j", (value, place) => {
    const reason = `número inválido em ${place} (aceito: só números inteiros)`;
    expect(reasonOf(value)).toBe(reason);
    expect(reasonOf(value, "call")).toBe(reason);
  });
});

describe("margins", () => {
  test.each([
    ["profitMargin", 30, 0.3, "Margem de lucro lida como 30 %"],
    ["profitMargin", "27,5 %", 0.275, "Margem de lucro lida como 27,5 %"],
    ["profitMargin", 100, 1, "Margem de lucro lida como 100 %"],
    ["contingency", 1.5, 0.015, "Margem de segurança lida como 1,5 %"],
    ["contingency", "0,5%", 0.005, "Margem de segurança lida como 0,5 %"],
    ["annualAdjustment", 50, 0.5, "Reajuste anual lido como 50 %"],
  ])("%s %j of a file or kept is %d, and said", (margin, value, read, note) => {
    for (const source of ["file", "stored"] as const) {
      const { budget, notes } = readOf({ [margin]: value }, source);
      expect(budget).toMatchObject({ [margin]: read });
      expect(notes).toEqual([note]);
    }
  });

  test.each([
    ["profitMargin", 1],
    ["contingency", 0],
    ["annualAdjustment", 0.5],
  ])("%s %d is a fraction, without a notice", (margin, value) => {
    for (const source of SOURCES)
      expect(readOf({ [margin]: value }, source)).toMatchObject({
        budget: { [margin]: value },
        notes: [],
      });
  });

  test.each([
    ["profitMargin", 101, "Margem de lucro", "100 %"],
    ["profitMargin", "abc", "Margem de lucro", "100 %"],
    ["profitMargin", "abc%", "Margem de lucro", "100 %"],
    ["profitMargin", Infinity, "Margem de lucro", "100 %"],
    ["contingency", -0.1, "Margem de segurança", "100 %"],
    ["annualAdjustment", 0.6, "Reajuste anual", "50 %"],
    ["annualAdjustment", 51, "Reajuste anual", "50 %"],
  ])("%s %j refuses a file or a call", (margin, value, label, maximum) => {
    const reason = `número inválido em ${label} (aceito: de 0 a ${maximum})`;
    expect(reasonOf({ [margin]: value }, "file")).toBe(reason);
    expect(reasonOf({ [margin]: value }, "call")).toBe(reason);
  });

  test("a call sends fractions", () => {
    expect(reasonOf({ profitMargin: 30 }, "call")).toBe(
      "número inválido em Margem de lucro (aceito: de 0 a 100 %)",
    );
  });
});

describe("what is stored already", () => {
  test.each<[string, object, object, string]>([
    [
      "a margin beyond its bound",
      { profitMargin: 150, contingency: -1, annualAdjustment: 60 },
      { profitMargin: 1, contingency: 0, annualAdjustment: 0.5 },
      "Margem de lucro limitada a 100 %. Margem de segurança limitada a 0 %. Reajuste anual limitado a 50 %",
    ],
    [
      "part of a person",
      { team: [{ quantity: 2.5 }] },
      { team: [{ quantity: 3 }] },
      "Equipe, 1ª linha: quantidade passou de 2,5 para 3",
    ],
    [
      "part of a person as text",
      { eventData: { guests: "1.500,5", guestsPerWaiter: 0.5 } },
      { eventData: { guests: 1501, guestsPerWaiter: 1 } },
      'Dados do Evento: convidados por garçom passou de 0,5 para 1. Dados do Evento: convidados passou de "1.500,5" para 1501',
    ],
    [
      "guests per waiter below 0",
      { eventData: { guestsPerWaiter: -3 } },
      { eventData: { guestsPerWaiter: 20 } },
      "Dados do Evento: convidados por garçom passou de -3 para 20",
    ],
    [
      "guests per waiter without a digit",
      { eventData: { guestsPerWaiter: "muitos" } },
      { eventData: { guestsPerWaiter: 20 } },
      'Dados do Evento: convidados por garçom passou de "muitos" para 20',
    ],
    [
      "a margin without a number",
      { profitMargin: "abc%", contingency: Infinity },
      { profitMargin: 0, contingency: 1 },
      "Margem de lucro limitada a 0 %. Margem de segurança limitada a 100 %",
    ],
    [
      "a long text",
      { team: [{ cost: "  a combinar com o cliente depois " }] },
      { team: [{ cost: 0 }] },
      'Equipe, 1ª linha: custo passou de "a combinar com o cli" para 0',
    ],
    [
      "numbers below 0 and above 1e9",
      { drinks: [{ unitPrice: -1, packageSize: 2e9 }] },
      { drinks: [{ unitPrice: 0, packageSize: 1e9 }] },
      "Bebidas, 1ª linha: embalagem passou de 2000000000 para 1000000000. Bebidas, 1ª linha: preço passou de -1 para 0",
    ],
    [
      "text without a digit",
      { team: [{ cost: "a combinar" }] },
      { team: [{ cost: 0 }] },
      'Equipe, 1ª linha: custo passou de "a combinar" para 0',
    ],
  ])("%s is brought within bounds, and said", (_, value, read, notes) => {
    const stored = readOf(value, "stored");
    expect(stored.budget).toMatchObject(read);
    expect(stored.notes.join(". ")).toBe(notes);
    // What was read once needs no more.
    expect(readOf(stored.budget, "stored").notes).toEqual([]);
  });
});

test("0 guests per waiter are 20, without a notice", () => {
  for (const guestsPerWaiter of [0, "", null, undefined])
    expect(readOf({ eventData: { guestsPerWaiter } }, "stored").notes).toEqual(
      [],
    );
});
