import type { Budget } from "../parts/budget.ts";
import { formatMoney } from "../formats/money.ts";
import { priceBudget } from "../pricing/price-budget.ts";
import { composeProposal } from "./compose-proposal.ts";
import type { Block } from "./composition.ts";
import { OPTIONS, OPTIONS_WEDDING } from "./wedding.test-data.ts";
import { WEDDING } from "./wedding.test-data.ts";

function composed(budget: Budget = OPTIONS_WEDDING, others = OPTIONS) {
  return composeProposal({
    id: 1,
    title: "Casamento Ana e Rui",
    budget,
    others,
    sender: { name: "Sabores", cnpj: "", lines: [], logo: null },
    terms: {},
    pix: undefined,
    day: "2026-11-22",
  });
}

function blockOf<Kind extends Block["kind"]>(
  { blocks }: ReturnType<typeof composed>,
  kind: Kind,
) {
  return blocks.find(
    (block): block is Extract<Block, { kind: Kind }> => block.kind === kind,
  )!;
}

test("the options stand side by side, then one after the other, then the conditions [proposal-options]", () => {
  const content = ["prices", "menu", "included"];
  expect(composed().blocks.map(({ kind }) => kind)).toEqual([
    "brand",
    "kicker",
    "title",
    "sentence",
    "options",
    "included",
    "choice",
    ...["option", ...content, "option", ...content, "option", ...content],
    "conditions",
    "acceptance",
  ]);
});

test("options stand as the caterer ordered them; without a title one is called by its letter, and the suggestion is a word [proposal-options]", () => {
  expect(blockOf(composed(), "options").columns).toEqual([
    { kicker: "Opção A", name: "Essencial", isSuggested: false },
    { kicker: "Opção B, sugerida", name: "Clássica", isSuggested: true },
    { kicker: "", name: "Opção C", isSuggested: false },
  ]);
});

test("the sentence about the event leaves out the guests and the day in which options differ", () => {
  const sentence = (others = OPTIONS) =>
    blockOf(composed(OPTIONS_WEDDING, others), "sentence").text;
  const place = "das 19h à 1h, no Espaço Jatobá, em Nova Lima";
  expect(sentence()).toBe(`Sábado, 15 de maio de 2027, ${place}.`);
  const eventData = { ...WEDDING.eventData, eventDate: "2027-05-22" };
  expect(sentence([{ id: 2, budget: { ...WEDDING, eventData } }])).toBe(
    "Das 19h à 1h, no Espaço Jatobá, em Nova Lima, para 137 convidados.",
  );
});

test("a fourth option is called D [proposal-options]", () => {
  const { options } = OPTIONS_WEDDING["proposal"] as { options: object[] };
  const four = {
    ...OPTIONS_WEDDING,
    proposal: { options: [...options, { id: 4, name: "" }] },
  };
  const others = [...OPTIONS, { id: 4, budget: WEDDING }];
  const { columns } = blockOf(composed(four, others), "options");
  expect(columns.map(({ kicker, name }) => kicker || name)).toEqual([
    "Opção A",
    "Opção B",
    "Opção C",
    "Opção D",
  ]);
});

test("only what differs has a row, against the option at the left; what all have is said once", () => {
  const options = blockOf(composed(), "options");
  const said = options.rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ text, detail }) => `${text}|${detail}`),
  ]);
  expect(said).toEqual([
    ["Convidados", "137 convidados|", "137 convidados|", "150 convidados|"],
    [
      "Bocadilhos e Porções",
      "4 tipos|10 por pessoa",
      "6 tipos|13 por pessoa",
      "6 tipos|13 por pessoa",
    ],
    [
      "Mesas Temáticas",
      "Não inclui|",
      "1 mesa|Queijos e frutas",
      "2 mesas|Mais café e licores",
    ],
    [
      "Bebidas",
      "2 tipos|",
      "6 tipos|Mais suco natural, cerveja, espumante brut e mais 1",
      "5 tipos|Sem vinho tinto",
    ],
  ]);
  expect(blockOf(composed(), "included").text).toBe(
    "Prato Principal (12 pratos), Confeitaria (5 tipos). Equipe de 24 pessoas por 6 horas: 1 maître, 7 garçons, 2 recepcionistas e mais 14 no salão, na cozinha e na copa. Louças e talheres, taças, rechauds e toalhas.",
  );
});

test("each option has its own payments, which end in its own total [payments-add-up]", () => {
  const { payment } = blockOf(composed(), "conditions");
  const totals = [OPTIONS[0]!.budget, OPTIONS_WEDDING, OPTIONS[1]!.budget].map(
    (budget) => formatMoney(priceBudget(budget).total),
  );
  expect(payment!.columns).toEqual(["Opção A", "Opção B", "Opção C"]);
  expect(payment!.rows.at(-1)!.values).toEqual(totals);
  expect(blockOf(composed(), "acceptance").choice!.choices).toHaveLength(3);
});

test("an internal group of another budget stays hidden, whatever this one shows under its number [proposal-has-nothing-internal]", () => {
  const show = { "foods/5": "completo" };
  const proposal = { ...(OPTIONS_WEDDING["proposal"] as object), show };
  const { blocks } = composed({ ...OPTIONS_WEDDING, proposal });
  const menus = blocks.filter((block) => block.kind === "menu");
  expect(
    menus.map((menu) => JSON.stringify(menu).includes("Frango equipe")),
  ).toEqual([false, true, false]);
});

test("without another budget there are no options", () => {
  const kinds = composed(WEDDING, []).blocks.map(({ kind }) => kind);
  expect(kinds).not.toContain("options");
});
