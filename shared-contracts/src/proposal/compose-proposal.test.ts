import type { Pix } from "../pix/pix.ts";
import type { Budget } from "../parts/budget.ts";
import { readBudget } from "../budget-file/read-budget.ts";
import { BLANK } from "../templates/blank.ts";
import { SAMPLE_100 } from "../templates/sample-100.ts";
import { composeProposal } from "./compose-proposal.ts";
import type { Block } from "./composition.ts";
import { readProposalSettings } from "./read-settings.ts";
import { textsOf } from "./texts.test-data.ts";
import { WEDDING } from "./wedding.test-data.ts";

const SENDER = {
  name: "Sabores da Serra Buffet",
  cnpj: "12.345.678/0001-95",
  lines: ["contato@saboresdaserra.com.br"],
  logo: null,
};

function composed(
  budget: Budget,
  proposal?: object,
  sender = SENDER,
  pix?: Pix,
) {
  return composeProposal({
    title: "Casamento Ana e Rui",
    budget: proposal ? { ...budget, proposal } : budget,
    sender,
    others: [],
    id: 1,
    pix,
    terms: {},
    day: "2026-11-22",
  });
}

function blockOf<Kind extends Block["kind"]>(
  proposal: ReturnType<typeof composed>,
  kind: Kind,
) {
  return proposal.blocks.find(
    (block): block is Extract<Block, { kind: Kind }> => block.kind === kind,
  );
}

test("the blocks of a wedding, in the order they are read", () => {
  expect(composed(WEDDING).blocks.map(({ kind }) => kind)).toEqual([
    "brand",
    "kicker",
    "title",
    "sentence",
    "prices",
    "menu",
    "included",
    "conditions",
    "acceptance",
  ]);
});

test("nothing but title, prices and acceptance of an empty budget without a company", () => {
  const budget = { ...BLANK, team: [], generalExpenses: [] };
  const proposal = composed(budget, {}, { ...SENDER, name: "", lines: [] });
  expect(proposal.blocks.map(({ kind }) => kind)).toEqual([
    "kicker",
    "title",
    "prices",
    "acceptance",
  ]);
});

test("the menu is in the order of a party, main dishes by name, the team's own food hidden [proposal-has-nothing-internal]", () => {
  const menu = blockOf(composed(WEDDING), "menu")!;
  expect(menu.parts.map(({ title }) => title)).toEqual([
    "Bocadilhos e Porções",
    "Mesas Temáticas",
    "Prato Principal",
    "Confeitaria",
    "Bebidas",
  ]);
  expect(menu.parts[2]!.groups.map(({ name }) => name)).toEqual([
    "Saladas e entradas",
    "Carnes e peixes",
    "Acompanhamentos",
    "Crianças",
  ]);
  expect(menu.parts[2]!.groups[0]!.rows[0]!.quantity).toBe("");
  expect(menu.parts[4]!.groups[0]!.rows).toHaveLength(6);
  expect(menu.note).toBe("Quantidades para 137 convidados");
});

test("an internal group is shown where its own setting says so", () => {
  const show = { "foods/5": "completo", "drinks/7": "completo" };
  const said = textsOf(composed(WEDDING, { show }));
  expect(said).toContain("Frango equipe");
  expect(said).toContain("Água da equipe");
});

test("a hidden part is not printed, and without quantities their number of guests is not", () => {
  const show = {
    garnishes: "oculto",
    thematicTables: "nomes",
    confectionery: "nomes",
    drinks: "nomes",
  };
  const menu = blockOf(composed(WEDDING, { show }), "menu")!;
  expect(menu.parts[0]!.title).toBe("Mesas Temáticas");
  expect(menu.note).toBe("");
});

test("staff without pay is not team; working people are counted by what a guest sees", () => {
  expect(blockOf(composed(WEDDING), "included")!.text).toBe(
    "Equipe de 24 pessoas por 6 horas: 1 maître, 7 garçons, 2 recepcionistas e mais 14 no salão, na cozinha e na copa. Louças e talheres, taças, rechauds e toalhas.",
  );
});

describe("the client's words [proposal-words]", () => {
  const [guests, serving, ...groups] = SAMPLE_100.generalExpenses;
  const served = { ...serving!, items: [{ ...guests!.items[0]!, id: 90 }] };
  const operational = groups.find(({ name }) => name === "Itens Operacionais")!;
  const budget = {
    ...SAMPLE_100,
    generalExpenses: [
      guests!,
      served,
      { ...operational, items: [guests!.items[0]!] },
    ],
  };
  const show = { team: "oculto", generalExpenses: "completo" };

  test("groups that every budget begins with have one name for the client, said once", () => {
    expect(blockOf(composed(budget), "included")!.text).toMatch(
      / Louças, talheres e copos\.$/,
    );
    const { parts } = blockOf(composed(budget, { show }), "included")!;
    expect(parts[0]!.groups.map(({ name }) => name)).toEqual([
      "Louças, talheres e copos",
    ]);
    expect(parts[0]!.groups[0]!.rows).toHaveLength(
      guests!.items.filter(({ quantity }) => quantity > 0).length + 1,
    );
  });

  test("a fixed sum and ice have no quantity", () => {
    const { parts } = blockOf(composed(SAMPLE_100), "menu")!;
    const rows = parts.flatMap((part) =>
      part.groups.flatMap((group) => group.rows),
    );
    expect(rows).toContainEqual({
      name: "Frutas e guarnições do bar",
      quantity: "",
    });
    expect(rows).toContainEqual({ name: "Gelo", quantity: "" });
  });

  test("the PIX key is written as people write it", () => {
    const pix = {
      kind: "cnpj" as const,
      key: "11222333000181",
      receiver: "Serra",
      city: "Nova Lima",
    };
    const box = blockOf(
      composed(SAMPLE_100, undefined, SENDER, pix),
      "conditions",
    )!.box;
    expect(box[0]!.strong).toBe("11.222.333/0001-81");
  });
});

test("team and structure in full are lists; both hidden, the section is left out", () => {
  const full = { team: "completo", generalExpenses: "completo" };
  const { text, parts } = blockOf(
    composed(WEDDING, { show: full }),
    "included",
  )!;
  expect(text).toBe("");
  expect(parts.map(({ title }) => title)).toEqual([
    "Equipe",
    "Louças e estrutura",
  ]);
  const hidden = { team: "oculto", generalExpenses: "oculto" };
  expect(
    blockOf(composed(WEDDING, { show: hidden }), "included"),
  ).toBeUndefined();
});

test("rows without quantity, without a name or with a new row's name are not printed", () => {
  const [row] = WEDDING.garnishes;
  const [member] = WEDDING.team;
  const said = textsOf(
    composed(
      {
        ...WEDDING,
        garnishes: [
          { ...row!, name: "Sem quantidade", quantityPerPerson: 0 },
          { ...row!, name: "Em branco", quantityPerPerson: "" },
          { ...row!, name: " 🎉 " },
        ],
        team: [
          { ...member!, role: "custom", name: "Outra função 1", cost: 10 },
        ],
      },
      { show: { team: "completo" } },
    ),
  );
  for (const text of [
    "Bocadilhos e Porções",
    "Sem quantidade",
    "Em branco",
    "Outra função 1",
    "Equipe",
  ])
    expect(said).not.toContain(text);
});

test("payments, notes and the validity of a plan", () => {
  const { payment, box, notes } = blockOf(composed(WEDDING), "conditions")!;
  expect(payment!.rows.map(({ label, date }) => [label, date])).toEqual([
    ["Sinal (30%)", "até 10/12/2026"],
    ["1ª parcela", "até 10/02/2027"],
    ["2ª parcela", "até 10/03/2027"],
    ["3ª parcela", "até 10/04/2027"],
    ["Total", ""],
  ]);
  expect(box[0]!.text).toBe("Até 22/12/2026. Depois, os preços podem mudar.");
  expect(notes!.lines).toHaveLength(4);
});

test("the account's terms and its PIX key are printed where the budget says nothing else", () => {
  const proposal = composeProposal({
    id: 1,
    title: "Festa",
    budget: SAMPLE_100,
    others: [],
    sender: SENDER,
    terms: { accent: "mata", notes: "Hora extra: R$ 900,00." },
    pix: {
      kind: "email",
      key: "contato@serra.com.br",
      receiver: "Sabores da Serra Ltda.",
      city: "Nova Lima",
    },
    day: "2026-11-22",
  });
  expect(proposal.accent).toBe("mata");
  expect(blockOf(proposal, "conditions")).toMatchObject({
    payment: null,
    box: [
      {
        title: "PIX do buffet",
        strong: "contato@serra.com.br",
        text: "Chave de email, em nome de Sabores da Serra Ltda.",
      },
    ],
    notes: { lines: ["Hora extra: R$ 900,00."] },
  });
});

test("the account's terms make the plan of a budget without one, and only of that [payments-before-the-event]", () => {
  const labels = (proposal?: object) => {
    const { blocks } = composeProposal({
      id: 1,
      title: "Casamento Ana e Rui",
      budget: { ...WEDDING, proposal },
      others: [],
      sender: SENDER,
      terms: { depositPercent: 50, instalments: 1 },
      pix: undefined,
      day: "2026-11-22",
    });
    const conditions = blocks.find(({ kind }) => kind === "conditions");
    return textsOf({ blocks: conditions ? [conditions] : [] }).slice(0, 6);
  };
  expect(labels()).toEqual([
    "Condições",
    "Pagamento",
    "Sinal (50%)",
    "até 29/11/2026",
    expect.stringMatching(/^R\$/),
    "1ª parcela",
  ]);
  const none = { depositPercent: 0, depositDate: "", instalmentDates: [] };
  expect(labels({ plan: none })).toEqual([]);
});

test("one payment is a sentence; without plan and notes there are no conditions", () => {
  const plan = {
    depositPercent: 0,
    depositDate: "",
    instalmentDates: ["2026-12-04"],
  };
  const { single, payment } = blockOf(
    composed(SAMPLE_100, { plan }),
    "conditions",
  )!;
  expect(payment).toBeNull();
  expect(single).toEqual([
    "Pagamento único de ",
    { strong: "R$\u00a025.004,00" },
    " até 04/12/2026.",
  ]);
  expect(blockOf(composed(SAMPLE_100), "conditions")).toBeUndefined();
});

test("a proposal is valid for 15 days unless budget or account says otherwise", () => {
  const until = (proposal: object, validityDays?: number) => {
    const composition = composeProposal({
      title: "Festa",
      budget: { ...SAMPLE_100, proposal },
      sender: SENDER,
      others: [],
      id: 1,
      pix: undefined,
      terms: validityDays ? { validityDays } : {},
      day: "2026-11-22",
    });
    return blockOf(composition, "prices")!.validity.value;
  };
  expect(until({})).toBe("07/12/2026");
  expect(until({}, 30)).toBe("22/12/2026");
  expect(until({ validityDays: 10 }, 30)).toBe("02/12/2026");
});

test.each<[unknown, object]>([
  [null, {}],
  ["text", {}],
  [{ validityDays: 0, notes: 7, plan: { depositPercent: 200 } }, {}],
  [{ validityDays: 9, plan: null }, { validityDays: 9 }],
  [{ show: { foods: "nomes", drinks: "alles" } }, { show: { foods: "nomes" } }],
])(
  "%j falls back to the defaults where it is no setting [proposal-settings-fall-back]",
  (value, settings) => {
    expect(readProposalSettings(value)).toEqual(settings);
  },
);

test("the reader of budgets keeps the settings of a proposal as they are", () => {
  const proposal = { validityDays: "odd", later: { key: 1 } };
  const read = readBudget({ ...SAMPLE_100, proposal });
  expect(read.ok && read.budget["proposal"]).toEqual(proposal);
});
