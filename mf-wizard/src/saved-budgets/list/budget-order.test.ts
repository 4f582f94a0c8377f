import { budgetSummary } from "../../scenarios/fixtures/saved-budget.ts";
import { inGroups, listedBudget, searchTexts } from "./budget-order.ts";

const TODAY = "2026-11-22";

const row = (nome: string, changes = {}) =>
  listedBudget({ ...budgetSummary({ nome }), ...changes });

const LISTED = [
  row("Bodas", { eventDate: "2027-01-16", totalFinal: 3 }),
  row("Festa 10", { eventDate: null, totalFinal: 9 }),
  row("Hoje à noite", { eventDate: TODAY, eventTime: "20:00", totalFinal: 1 }),
  row("Hoje cedo", { eventDate: TODAY, eventTime: "09:00", totalFinal: 2 }),
  row("Junina", { eventDate: "2027-06-12", status: "perdida", totalFinal: 7 }),
  row("Natal 2024", {
    eventDate: "2024-12-24",
    updatedAt: "2026-11-22T10:00:00.000Z",
    totalFinal: 5,
  }),
  row("Festa 9", { eventDate: "2025-12-24", status: "perdida", totalFinal: 4 }),
];

const listedAs = (order: Parameters<typeof inGroups>[1]) =>
  inGroups(LISTED, order, TODAY).map(({ title, rows }) => [
    title,
    ...rows.map(({ budget }) => budget.nome),
  ]);

test("by the day of the event: what is to come, then undated and lost ones, then past ones, the latest first", () => {
  expect(listedAs("evento")).toEqual([
    ["Próximos", "Hoje cedo", "Hoje à noite", "Bodas"],
    ["Sem data e perdidos", "Festa 10", "Junina"],
    ["Já passaram", "Festa 9", "Natal 2024"],
  ]);
});

test("a heading without rows is left out", () => {
  const groups = inGroups(LISTED.slice(0, 1), "evento", TODAY);
  expect(groups.map(({ title }) => title)).toEqual(["Próximos"]);
});

test.each([
  ["salvo", "Natal 2024", "Bodas"],
  ["nome", "Bodas", "Festa 9", "Festa 10"],
  ["total", "Festa 10", "Junina"],
] as const)("by %s without headings", (order, ...names) => {
  const [[title, ...rows], ...others] = listedAs(order) as [string[]];
  expect([title, others]).toEqual(["", []]);
  expect(rows).toHaveLength(LISTED.length);
  expect(rows.slice(0, names.length)).toEqual(names);
});

test("by the wait for an answer: the oldest sending first, then the others", () => {
  const sent = (nome: string, at: string, changes = {}) =>
    row(nome, {
      status: "enviada",
      lastSent: { at, totalFinal: 1 },
      eventDate: null,
      ...changes,
    });
  const groups = inGroups(
    [
      sent("Nova", "2026-11-20T10:00:00.000Z"),
      sent("Passou", "2026-11-01T10:00:00.000Z", { eventDate: "2026-11-21" }),
      sent("Velha", "2026-11-02T10:00:00.000Z"),
      row("Rascunho"),
    ],
    "espera",
    TODAY,
  );
  expect(
    groups.map(({ title, rows }) => [
      title,
      ...rows.map(({ fields }) => fields.name),
    ]),
  ).toEqual([
    ["Sem resposta", "Velha", "Nova"],
    ["Outros", "Passou", "Rascunho"],
  ]);
});

test("name, client with phone and email, type and city are searched", () => {
  const texts = searchTexts(
    row("Bodas", {
      clientName: "Ana",
      clientPhone: "31 98888-7777",
      clientEmail: "ana@exemplo.com",
      eventType: "Bodas",
      city: "Ouro Preto",
    }),
  );
  for (const text of ["Bodas", "Ana", "Ouro Preto", "ana@exemplo.com"])
    expect(texts).toContain(text);
  for (const phone of ["(31) 98888-7777", "31988887777"])
    expect(texts).toContain(phone);
});
