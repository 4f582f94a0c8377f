import { act, screen, waitFor, within } from "@testing-library/react";
import { jest } from "@jest/globals";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  followedAccount,
  PLAN,
  storeWithSample,
} from "../../scenarios/fixtures/followed-account.ts";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { ProposalCard } from "./ProposalCard.tsx";

/** What was sent of the sample for 100 guests; its kitchen was cheaper then. */
const SENT = {
  n: 1,
  at: "2026-11-22T15:00:00.000Z",
  versao: 3,
  totalFinal: 24654,
  perPerson: 246.54,
  validUntil: "2099-12-22",
  parts: { team: 3350, subtotal: 17610 },
  content: "x",
};

function draw(
  followUp: Partial<FollowUp> = {},
  answers: Answers = {},
  changes: Partial<SavedBudget> = {},
) {
  const kept = followedAccount(followUp, changes);
  const drawn = renderWithAppState(<ProposalCard />, {
    path: "/results",
    store: storeWithSample(),
    answers: { ...kept.answers, ...answers },
  });
  return { ...drawn, kept };
}

const status = (name: string) =>
  screen.findByRole("button", { name: `Situação: ${name}` });

async function choose(
  { user }: ReturnType<typeof draw>,
  from: string,
  to: string,
) {
  await user.click(await status(from));
  await user.click(screen.getByRole("menuitemradio", { name: to }));
}

afterEach(() => jest.restoreAllMocks());

test("a budget that is not saved says that it must be", () => {
  const { calls } = renderWithAppState(<ProposalCard />);
  expect(screen.getByText(/^Salve o orçamento para preparar/)).toBeVisible();
  expect(calls).toEqual([]);
});

test("a draft has a status and nothing sent", async () => {
  draw();
  expect(await status("Rascunho")).toBeVisible();
  expect(screen.getByText("A proposta ainda não foi enviada.")).toBeVisible();
});

test("a change of the status acts at once and can be undone", async () => {
  const drawn = draw({ status: "enviada", sent: [] });
  await choose(drawn, "Enviada", "Perdida");
  expect(await status("Perdida")).toBeVisible();
  expect(drawn.store.editingVersion).toBe(4);
  const [{ text, action }] = drawn.notices as [(typeof drawn.notices)[0]];
  expect([text, action!.label]).toEqual(["Situação: Perdida", "Desfazer"]);
  act(() => action!.run());
  expect(await status("Enviada")).toBeVisible();
  expect(drawn.store.editingVersion).toBe(5);
  expect(drawn.kept.dados()).not.toHaveProperty("receipts");
});

test("a refused change says why, and the status is read again", async () => {
  const drawn = draw(
    { status: "enviada" },
    {
      followBudget: () => {
        throw new Error("Este orçamento foi alterado em outro lugar");
      },
    },
  );
  await choose(drawn, "Enviada", "Perdida");
  await waitFor(() => expect(drawn.notices).toHaveLength(1));
  expect(drawn.notices[0]).toMatchObject({
    tone: "error",
    text: "Não foi possível mudar a situação: Este orçamento foi alterado em outro lugar",
  });
  expect(await status("Enviada")).toBeVisible();
  const reads = () => drawn.calls.filter(({ name }) => name === "getBudget");
  await waitFor(() => expect(reads()).toHaveLength(2));
});

test("what was sent, until when it holds, and what changed since", async () => {
  draw({ status: "enviada", sent: [SENT] });
  expect(
    await screen.findByText(/^Enviada em 22\/11\/2026,/),
  ).toHaveTextContent("R$ 24.654,00");
  expect(screen.getByText("Válida até 22/12/2099")).toBeVisible();
  expect(screen.getByText("Mudou desde o envio: + R$ 350,00")).toBeVisible();
  const lines = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Equipe+\u00a0R$\u00a0250,00",
    "Margens e reajuste+\u00a0R$\u00a0100,00",
    "Por pessoa+\u00a0R$\u00a03,50",
  ]);
});

test("what changed is compared with what was sent, line by line", async () => {
  const drawn = draw(
    { status: "enviada", sent: [SENT] },
    { getSentBudget: () => ({ dados: { ...SAMPLE_100, team: [] } }) },
  );
  const { user } = drawn;
  await user.click(
    await screen.findByRole("button", { name: "Ver o que mudou" }),
  );
  const dialog = screen.getByRole("dialog", {
    name: "O que mudou desde o envio",
  });
  const team = await within(dialog).findByRole("row", { name: /^Equipe/ });
  expect(team).toHaveTextContent("R$ 0,00R$ 3.600,00+R$ 3.600,00");
  expect(
    within(dialog).getByRole("row", { name: /^Custos Fixos/ }),
  ).toHaveTextContent("igual");
  expect(drawn.calls.at(-1)).toMatchObject({
    name: "getSentBudget",
    request: { params: { id: 1, n: 1 } },
  });
});

test.each([
  ["GONE", "Este PDF não está mais guardado", false],
  ["INTERNAL", "Erro interno.", true],
])("what was sent cannot be had: %s", async (code, text, canRetry) => {
  const drawn = draw(
    { status: "enviada", sent: [SENT] },
    {
      getSentBudget: () => {
        throw Object.assign(new Error(text), { code });
      },
    },
  );
  await drawn.user.click(
    await screen.findByRole("button", { name: "Ver o que mudou" }),
  );
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(
    screen.queryAllByRole("button", { name: "Tentar Novamente" }),
  ).toHaveLength(canRetry ? 1 : 0);
});

test("the same total with other items says so", async () => {
  const totals = { totalFinal: 25004, perPerson: 250.04, parts: {} };
  draw({ status: "enviada", sent: [{ ...SENT, ...totals }] });
  expect(
    await screen.findByText("Mudou desde o envio, mesmo valor"),
  ).toBeVisible();
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("an offer that is over says since when; a lost one says nothing of that", async () => {
  const sent = [{ ...SENT, validUntil: "2026-01-19" }];
  const drawn = draw({ status: "enviada", sent });
  expect(await screen.findByText("Venceu em 19/01/2026")).toBeVisible();
  await choose(drawn, "Enviada", "Perdida");
  await status("Perdida");
  expect(screen.queryByText(/^Venceu em/)).toBeNull();
  expect(screen.queryByText(/^Mudou desde/)).toBeNull();
});

test.each([
  [/^Aprovar a enviada \(R\$.24\.654,00\)/, [7396.2, 17257.8]],
  [/^Aprovar a atual \(R\$.25\.004,00\)/, [7501.2, 17502.8]],
])(
  "an approval after a change asks for the total: %s",
  async (name, amounts) => {
    const drawn = draw({ status: "enviada", sent: [SENT] });
    await choose(drawn, "Enviada", "Aprovada");
    await drawn.user.click(await screen.findByRole("button", { name }));
    expect(await status("Aprovada")).toBeVisible();
    // Who chose the total that was sent has seen the difference.
    const left = name.source.includes("enviada") ? { leftTotal: 25004 } : {};
    await waitFor(() =>
      expect(drawn.kept.dados().proposal).toEqual({ plan: PLAN, ...left }),
    );
    const { receipts } = drawn.kept.dados();
    expect(receipts).toEqual([
      {
        label: "Sinal (30%)",
        dueDate: "2026-12-10",
        amount: amounts[0],
        receivedOn: null,
      },
      {
        label: "1ª parcela",
        dueDate: "2027-02-10",
        amount: amounts[1],
        receivedOn: null,
      },
    ]);
    act(() => drawn.notices.at(-1)!.action!.run());
    await status("Enviada");
    expect(drawn.kept.dados().receipts).toEqual([]);
  },
);

describe("an approval of a proposal with options [approved-option]", () => {
  const OPTIONS = [
    { id: 2, name: "Essencial", totalFinal: 20000 },
    { id: 1, name: "", totalFinal: 24654 },
  ];
  const sent = [{ ...SENT, options: OPTIONS }];

  test.each([
    [/^Opção A, Essencial \(R\$.20\.000,00\)/, 2, 20000],
    [/^Opção B \(R\$.24\.654,00\)/, 1, 24654],
    [/^Opção B, como está agora \(R\$.25\.004,00\)/, 1, 25004],
  ])(
    "asks which one, and the instalments follow it: %s",
    async (name, option, total) => {
      const drawn = draw({ status: "enviada", sent });
      await choose(drawn, "Enviada", "Aprovada");
      const dialog = screen.getByRole("dialog", {
        name: "Qual opção foi aprovada?",
      });
      await drawn.user.click(within(dialog).getByRole("button", { name }));
      expect(await status("Aprovada")).toBeVisible();
      const { chosen, receipts } = drawn.kept.dados();
      expect(chosen).toEqual({ sending: 1, option });
      const sum = receipts.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBeCloseTo(total, 2);
      expect(
        screen.getByText(option === 2 ? "Opção A, Essencial" : "Opção B"),
      ).toBeVisible();
      act(() => drawn.notices.at(-1)!.action!.run());
      await status("Enviada");
      expect(drawn.kept.dados().chosen).toBeNull();
    },
  );

  test("a choice that was undone comes back with the approval", async () => {
    const chosen = { sending: 1, option: 2 };
    const drawn = draw({ status: "aprovada", sent, chosen });
    await choose(drawn, "Aprovada", "Perdida");
    await status("Perdida");
    expect(drawn.kept.dados().chosen).toBeNull();
    act(() => drawn.notices.at(-1)!.action!.run());
    await waitFor(() => expect(drawn.kept.dados()).toMatchObject({ chosen }));
  });
});

test("the account's terms make the plan of a budget that has none", async () => {
  const drawn = draw(
    {},
    {
      getUserConfig: () => ({
        darkMode: false,
        proposal: { depositPercent: 0, instalments: 1 },
      }),
    },
    { dados: SAMPLE_100 },
  );
  await choose(drawn, "Rascunho", "Aprovada");
  await status("Aprovada");
  expect(drawn.kept.dados().receipts).toMatchObject([
    { label: "Pagamento único", amount: 25004, receivedOn: null },
  ]);
});

test("without any plan an approval stores no instalments", async () => {
  const drawn = draw({}, {}, { dados: SAMPLE_100 });
  await choose(drawn, "Rascunho", "Aprovada");
  await status("Aprovada");
  expect(drawn.kept.dados()).not.toHaveProperty("receipts");
});

test("what was received stays when it is approved again", async () => {
  const receipts = [
    {
      label: "Sinal",
      dueDate: "2026-12-10",
      amount: 100,
      receivedOn: "2026-12-09",
    },
  ];
  const drawn = draw({ status: "enviada", receipts });
  await choose(drawn, "Enviada", "Aprovada");
  await status("Aprovada");
  expect(drawn.kept.dados().receipts).toEqual(receipts);
  expect(screen.getByText(/^Aprovada,/)).toHaveTextContent("R$ 100,00");
});

test("a PDF that is no longer kept says so", async () => {
  const drawn = draw(
    { status: "enviada", sent: [SENT] },
    {
      getSentProposal: () => {
        throw new Error("Este PDF não está mais guardado");
      },
    },
  );
  const name = "Ver a proposta enviada";
  await drawn.user.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(drawn.notices).toHaveLength(1));
  expect(drawn.notices[0]!.text).toBe("Este PDF não está mais guardado");
  expect(drawn.calls.at(-1)!.request).toEqual({ params: { id: 1, n: 1 } });
});

test("what cannot be loaded can be tried again", async () => {
  let fails = true;
  const drawn = draw(
    {},
    {
      getBudget: () => {
        if (fails) throw new Error("sem conexão");
        return savedBudget();
      },
    },
  );
  expect(
    await screen.findByText(
      "Não foi possível carregar a proposta: sem conexão",
    ),
  ).toBeVisible();
  fails = false;
  await drawn.user.click(
    screen.getByRole("button", { name: "Tentar Novamente" }),
  );
  expect(await status("Rascunho")).toBeVisible();
});

describe("a proposal that its client accepted", () => {
  const accepted = {
    at: new Date(2026, 10, 25, 14, 2).toISOString(),
    name: "Helena Souza",
    option: "B",
    total: 24654,
    code: "9f31 c07a b2e4",
    budget: 1,
    sending: 1,
    isAddendum: false,
    addendumAt: null,
  };
  const link = (of: object = {}) => ({
    getProposalLink: () => ({
      url: null,
      active: true,
      published: true,
      firstSeenAt: null,
      lastSeenAt: null,
      accepted: { ...accepted, ...of },
    }),
  });
  const approved = { status: "aprovada" as const, sent: [SENT] };

  test("says who accepted, when and what, and how it changed since", async () => {
    draw(approved, link());
    expect(
      await screen.findByText(
        "Aceita por Helena Souza em 25/11 às 14:02, opção B",
      ),
    ).toBeVisible();
    expect(
      screen.getByText("Mudou depois do aceite: + R$ 350,00"),
    ).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Ver a proposta aceita" }),
    ).toBeVisible();
  });

  test("is followed by a change, which can be taken back", async () => {
    const drawn = draw(approved, {
      ...link({ addendumAt: new Date(2026, 10, 28, 9).toISOString() }),
      takeBackAddendum: () => ({ success: true }),
    });
    expect(
      await screen.findByText(
        "Aditivo enviado em 28/11/2026, aguardando aceite",
      ),
    ).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Enviar aditivo" }),
    ).toBeVisible();
    expect(screen.getByText("Vale para o cliente: R$ 24.654,00")).toBeVisible();
    await drawn.user.click(
      screen.getByRole("button", { name: "Retirar aditivo" }),
    );
    await waitFor(() =>
      expect(drawn.notices.map(({ text }) => text)).toEqual([
        "Aditivo retirado",
      ]),
    );
  });

  test("says when the change to it was accepted", async () => {
    draw(approved, link({ isAddendum: true }));
    expect(
      await screen.findByText("Aditivo aceito em 25/11/2026"),
    ).toBeVisible();
  });

  test("is undone with a reason", async () => {
    const drawn = draw(approved, {
      ...link(),
      undoAcceptance: () => drawn.kept.follow({ status: "enviada" }),
    });
    const press = async (name: string) =>
      drawn.user.click(await screen.findByRole("button", { name }));
    await press("Desfazer aceite");
    const dialog = within(screen.getByRole("alertdialog"));
    const confirm = dialog.getByRole("button", { name: "Desfazer aceite" });
    await drawn.user.click(confirm);
    expect(dialog.getByText("Escreva o motivo")).toBeVisible();
    await drawn.user.type(dialog.getByLabelText("Motivo"), "Engano");
    await drawn.user.click(confirm);
    expect(await status("Enviada")).toBeVisible();
    const call = drawn.calls.find(({ name }) => name === "undoAcceptance")!;
    expect(call.request).toMatchObject({
      params: { id: 1 },
      body: { reason: "Engano" },
      ifMatch: 3,
      idempotencyKey: expect.any(String) as string,
    });
  });

  test("by another budget's option says which", async () => {
    draw({ status: "enviada", sent: [SENT] }, link({ budget: 2 }));
    expect(await screen.findByText("Opção B foi aceita")).toBeVisible();
    expect(
      screen.getByText("R$ 24.654,00, código 9f31 c07a b2e4"),
    ).toBeVisible();
    for (const name of ["Desfazer aceite", "Preparar proposta"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });
});
