import { exact } from "shared-contracts/numbers/exact";
import type { PricedLine } from "shared-contracts/parts/part";
import {
  type ExplainedStep,
  explainLine,
  explainMargin,
  explainMember,
  explainSum,
} from "./explain-cost.ts";
import { headcount } from "shared-contracts/pricing/people-count";

const event = headcount(100, exact(40));

/** A sum as it is read, without the no-break spaces of the amounts. */
const read = (steps: readonly ExplainedStep[]) =>
  steps.map(({ label, note, sign, value }) =>
    [label, note && `(${note})`, sign, value]
      .filter(Boolean)
      .join(" ")
      .replaceAll("\u00a0", " "),
  );
const sentence = (text = "") => text.replaceAll("\u00a0", " ");

const line = (
  quantity: number | "",
  unit: string,
  unitPrice: number,
  byGuests = true,
  byTeam = false,
): PricedLine => ({
  name: "Item",
  quantity,
  unit,
  unitPrice,
  multiplyByGuests: byGuests,
  multiplyByTeam: byTeam,
});

test.each([
  [
    line(120, "g", 83),
    "120 g × 100 convidados × R$ 83,00/kg = R$ 996,00",
    [
      "Qtd. por pessoa 120 g",
      "Convidados × 100",
      "Quantidade total = 12 kg",
      "Preço por kg × R$ 83,00",
      "Total = R$ 996,00",
    ],
  ],
  [
    line(50, "ml", 9, true, true),
    "50 ml × 140 pessoas × R$ 9,00/L = R$ 63,00",
    [
      "Qtd. por pessoa 50 ml",
      "Pessoas (100 convidados + 40 equipe) × 140",
      "Quantidade total = 7 L",
      "Preço por litro × R$ 9,00",
      "Total = R$ 63,00",
    ],
  ],
  [
    line(0.05, "gal", 0.75, false, true),
    "0,05 gal × 20 L/gal × 40 da equipe × R$ 0,75/L = R$ 30,00",
    [
      "Qtd. por pessoa 0,05 gal",
      "Em litros (1 gal = 20 L) = 1 L",
      "Equipe × 40",
      "Quantidade total = 40 L",
      "Preço por litro × R$ 0,75",
      "Total = R$ 30,00",
    ],
  ],
  [
    line(1, "un", 180, false, false),
    "1 un × R$ 180,00/un = R$ 180,00",
    ["Quantidade 1 un", "Preço por unidade × R$ 180,00", "Total = R$ 180,00"],
  ],
  [
    line(500, "g", 12, false, false),
    "500 g × R$ 12,00/kg = R$ 6,00",
    [
      "Quantidade 500 g",
      "Quantidade total = 0,5 kg",
      "Preço por kg × R$ 12,00",
      "Total = R$ 6,00",
    ],
  ],
  [
    line(0.03, "cent", 1.5),
    "0,03 cento × 100 un/cento × 100 convidados × R$ 1,50/un = R$ 450,00",
    [
      "Qtd. por pessoa 0,03 cento",
      "Em unidades (1 cento = 100 un) = 3 un",
      "Convidados × 100",
      "Quantidade total = 300 un",
      "Preço por unidade × R$ 1,50",
      "Total = R$ 450,00",
    ],
  ],
  [
    line("", "caixa", 0.125),
    "0 caixa × 100 convidados × R$ 0,125/un = R$ 0,00",
    [
      "Qtd. por pessoa 0 caixa",
      "Convidados × 100",
      "Quantidade total = 0 un",
      "Preço por unidade × R$ 0,125",
      "Total = R$ 0,00",
    ],
  ],
])("%j: %s", (row, words, steps) => {
  const explanation = explainLine(row, event);
  expect(sentence(explanation.sentence)).toBe(words);
  expect(read(explanation.steps)).toEqual(steps);
});

test.each([
  [1500, "R$ 1.500,00"],
  [1234.56, "R$ 1.234,56"],
])("a price of %d has its thousands grouped: %s", (unitPrice, price) => {
  const { sentence: words } = explainLine(line(2, "kg", unitPrice), event);
  expect(sentence(words)).toContain(`${price}/kg`);
});

test("a member of the team", () => {
  const waiter = { name: "Garçom", quantity: 5, cost: 180, total: exact(900) };
  const { steps, sentence: words } = explainMember(waiter);
  expect(sentence(words)).toBe("5 pessoas × R$ 180,00 = R$ 900,00");
  expect(read(steps)).toEqual([
    "Quantidade 5 pessoas",
    "Diária × R$ 180,00",
    "Total = R$ 900,00",
  ]);
});

test("one member is one person", () => {
  const chef = { name: "Chef", quantity: 1, cost: 350.5, total: exact(350.5) };
  expect(sentence(explainMember(chef).sentence)).toBe(
    "1 pessoa × R$ 350,50 = R$ 350,50",
  );
});

test("a sum names what costs something and counts the rest", () => {
  const { steps } = explainSum("Descartáveis", [
    { name: "Copo", cost: exact("10.5") },
    { name: "Prato", cost: exact(0) },
    { name: " ", cost: exact(20) },
  ]);
  expect(read(steps)).toEqual([
    "Copo R$ 10,50",
    "Sem nome + R$ 20,00",
    "1 item sem custo + R$ 0,00",
    "Total = R$ 30,50",
  ]);
  expect(read(explainSum("Vazia", []).steps)).toEqual(["Total = R$ 0,00"]);
});

test("a sum of nothing but zeros counts them", () => {
  const { steps } = explainSum("Descartáveis", [
    { name: "Copo", cost: exact(0) },
    { name: "Prato", cost: exact(0) },
  ]);
  expect(read(steps)).toEqual(["2 itens sem custo R$ 0,00", "Total = R$ 0,00"]);
});

test("a margin is a share of the subtotal", () => {
  const { sentence: words, steps } = explainMargin(
    "Margem de lucro",
    exact(17860),
    "30%",
    exact(5358),
  );
  expect(sentence(words)).toBe("R$ 17.860,00 × 30% = R$ 5.358,00");
  expect(read(steps)).toEqual([
    "Subtotal R$ 17.860,00",
    "Margem de lucro × 30%",
    "Total = R$ 5.358,00",
  ]);
});
