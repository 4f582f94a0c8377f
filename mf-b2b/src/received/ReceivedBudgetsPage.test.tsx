import { act, screen, waitFor, within } from "@testing-library/react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { received } from "../testing/received-data.ts";
import { ReceivedBudgetsPage } from "./ReceivedBudgetsPage.tsx";

const renderPage = (rows: ReceivedBudget[], answers: Answers = {}) =>
  renderWithAppState(<ReceivedBudgetsPage />, {
    path: "/orcamentos-recebidos",
    answers: {
      listReceivedBudgets: () => rows,
      listBudgetSummaries: () => [],
      listTemplates: () => [],
      ...answers,
    },
  });

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const decisions = (calls: { name: string }[]) =>
  calls.filter(({ name }) => /^(approve|reject|delete)/.test(name));
const open = async (user: { click: (on: Element) => Promise<void> }) => {
  await user.click(
    await screen.findByRole("button", { name: /^Ver detalhes de/ }),
  );
  return screen.getByRole("dialog");
};

test("requests are listed with a count of those without an answer", async () => {
  const { user } = renderPage([
    received(),
    received({ id: 2, status: "REJECTED" }),
  ]);
  expect(
    await screen.findByText("1 pedido sem resposta, de 2 recebidos"),
  ).toBeVisible();
  const [pending, ...others] = screen.getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(pending).toHaveTextContent(
    "Marina AlvesRecebido em 18/11/2026casamento150 convidados, 15/05/2027PendenteR$ 37.250,00Montar propostaVer detalhes",
  );
  await user.click(button("Encerrados 1"));
  const rejected = screen.getByRole("listitem");
  expect(rejected).toHaveTextContent("Rejeitado");
  expect(rejected).not.toHaveTextContent("Montar proposta");
  await user.click(button("Respondidos 0"));
  expect(screen.getByText("Nenhum pedido aqui.")).toBeVisible();
  await user.click(button("Todos 2"));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("answered ones follow, the longest wait first; without an open one all are shown", async () => {
  const answered = (id: number, day: string) =>
    received({
      id,
      dados: {
        ...(received().dados as object),
        clientInfo: { name: `Cliente ${id}` },
        answeredWith: id,
        answeredAt: `2026-11-${day}T15:00:00.000Z`,
      },
    });
  renderPage([
    answered(1, "17"),
    answered(2, "13"),
    received({ id: 3, status: "ACCEPTED" }),
  ]);
  await screen.findByText("0 pedidos sem resposta, de 3 recebidos");
  const rows = screen.getAllByRole("listitem");
  expect(rows.map((row) => row.textContent?.slice(0, 9))).toEqual([
    "Cliente 2",
    "Cliente 1",
    "Marina Al",
  ]);
});

test("the details show everything in words and in reais, with links to the client", async () => {
  const { user } = renderPage([received()]);
  const dialog = await open(user);
  expect(dialog).toHaveAccessibleName("casamento de Marina Alves");
  for (const text of [
    "Belo Horizonte, 30140-071",
    "8 horas",
    "Clássico",
    "Premium (acima de R$ 100,00 por pessoa)",
    "acima de R$ 15.000,00 para 150 convidados",
    "Risoto de palmito",
    "R$ 248,33",
  ])
    expect(dialog).toHaveTextContent(text);
  expect(dialog).not.toHaveTextContent("Não informado");
  const link = (name: string) => within(dialog).getByRole("link", { name });
  expect(link("WhatsApp")).toHaveAttribute(
    "href",
    "https://wa.me/5531998765432",
  );
  expect(link("Ligar")).toHaveAttribute("href", "tel:+5531998765432");
  expect(link("Email")).toHaveAttribute("href", "mailto:marina@exemplo.com");
});

test("missing details are listed as missing, also of JSON text", async () => {
  const dados = JSON.stringify({
    clientInfo: { name: "Otávio", phone: "+55 31 3344-5566" },
    eventData: { event_type: "Festa", location: "Sítio", guests: 40 },
  });
  const { user } = renderPage([received({ dados, totalFinal: 0 })]);
  const dialog = await open(user);
  expect(dialog).toHaveTextContent(
    "Não informado: Email, Data, Duração, Estilo, Faixa de orçamento, Cardápio sugerido.",
  );
  expect(dialog).toHaveTextContent("A orçar");
  expect(within(dialog).queryByRole("link", { name: "Email" })).toBeNull();
});

test.each([
  [0, ["Rejeitar", "Aprovar", "Editar", "Montar proposta"]],
  [37250, ["Rejeitar", "Editar", "Aprovar R$ 37.250,00", "Montar proposta"]],
])("at %d the first thing to do is a proposal", async (totalFinal, names) => {
  const { user } = renderPage([received({ totalFinal })]);
  const dialog = await open(user);
  const actions = within(dialog)
    .getAllByRole("button", { name: /^(Rejeitar|Aprovar|Editar|Montar)/ })
    .map((action) => [
      action.textContent?.replaceAll("\u00a0", " "),
      action.dataset["variant"],
    ]);
  expect(actions.map(([name]) => name)).toEqual(names);
  expect(actions.filter(([, variant]) => variant === "primary")).toEqual([
    ["Montar proposta", "primary"],
  ]);
});

test("an answered request shows the day, and stays pending", async () => {
  const answer = { answeredWith: 7, answeredAt: "2026-11-17T15:00:00.000Z" };
  const dados = { ...(received().dados as object), ...answer };
  const { user } = renderPage([received({ dados: JSON.stringify(dados) })]);
  const row = await screen.findByRole("listitem");
  expect(row).toHaveTextContent("Pendente Respondido em 17/11/2026");
  expect(await open(user)).toHaveTextContent("Respondido em 17/11/2026");
});

test("hostile values are text and make no links", async () => {
  const evil = '<img src=x onerror="alert(1)">';
  const dados = {
    clientInfo: {
      name: evil,
      email: "javascript:alert(1)",
      phone: "javascript:alert(1)",
    },
    eventData: {
      event_type: evil,
      guests: evil,
      duration_hours: { toString: evil },
      location: { city: evil, cep: [evil] },
      event_style: [evil],
      budget_range: "__proto__",
    },
    calculatedEvent: { suggested_menu: [evil, { evil }, null] },
  };
  const { user, container } = renderPage([received({ dados })]);
  const dialog = await open(user);
  expect(dialog).toHaveAccessibleName(`${evil} de ${evil}`);
  expect(within(dialog).queryAllByRole("link")).toEqual([]);
  expect(container.ownerDocument.querySelector("img")).toBeNull();
});

test("an unreadable request is reported and does not open", async () => {
  const { user, notices } = renderPage([received({ dados: "{" })]);
  await user.click(
    await screen.findByRole("button", { name: /^Ver detalhes de/ }),
  );
  expect(notices).toEqual([
    { text: "Erro ao carregar detalhes do orçamento", tone: "error" },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("approving at a price asks first; Cancelar changes nothing", async () => {
  const { user, calls } = renderPage([received()]);
  await open(user);
  await user.click(button(/^Aprovar/));
  expect(screen.getByRole("alertdialog")).toHaveTextContent(
    "O pedido de Marina Alves será aprovado por R$ 37.250,00. Esta ação não pode ser desfeita.",
  );
  await user.click(button("Cancelar"));
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(decisions(calls)).toEqual([]);
});

test("approving without a price asks what is approved, and offers to give it one", async () => {
  const { user, calls, notices } = renderPage([received({ totalFinal: 0 })], {
    approveReceivedBudget: () => ({ success: true, proposal: null }),
  });
  await open(user);
  await user.click(button("Aprovar"));
  const question = screen.getByRole("alertdialog", {
    name: "Este pedido ainda não tem preço",
  });
  expect(question).toHaveTextContent(
    "Aprovar fecha o pedido de Marina Alves com total A orçar e não pode ser desfeito. Para dar um preço, monte a proposta.",
  );
  expect(button("Montar proposta")).toHaveFocus();
  await user.click(button("Cancelar"));
  expect(decisions(calls)).toEqual([]);
  await user.click(button("Aprovar"));
  await user.click(button("Aprovar sem preço"));
  await waitFor(() =>
    expect(notices).toMatchObject([
      { text: "Orçamento aprovado com sucesso!" },
    ]),
  );
});

test("approving is confirmed, names the proposal that follows, and reloads the list", async () => {
  let status: ReceivedBudget["status"] = "PENDING";
  const { user, notices, calls } = renderPage([], {
    listReceivedBudgets: () => [received({ status })],
    approveReceivedBudget: () => {
      status = "ACCEPTED";
      return {
        success: true,
        proposal: { nome: "Casamento na serra", status: "aprovada" },
      };
    },
  });
  await open(user);
  await user.click(button(/^Aprovar/));
  await user.click(button("Aprovar"));
  expect(await screen.findByText("Aprovado")).toBeVisible();
  expect(decisions(calls)).toMatchObject([{ request: { params: { id: 1 } } }]);
  await waitFor(() =>
    expect(notices).toMatchObject([
      {
        text: "Orçamento aprovado com sucesso! Pedido de Marina Alves aprovado, proposta Casamento na serra agora Aprovada.",
      },
    ]),
  );
});

test("rejecting is confirmed; Cancelar goes back and changes nothing", async () => {
  const { user, notices, calls } = renderPage([received()], {
    rejectReceivedBudget: () => ({ success: true }),
  });
  await open(user);
  await user.click(button("Rejeitar"));
  expect(screen.getByRole("alertdialog")).toHaveTextContent("Marina Alves");
  await user.click(button("Cancelar"));
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(decisions(calls)).toEqual([]);
  await user.click(button("Rejeitar"));
  await user.click(button("Rejeitar"));
  await waitFor(() =>
    expect(notices).toMatchObject([{ text: "Orçamento rejeitado" }]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a request is deleted after a question, decided or not, and leaves the list", async () => {
  let requests = [received({ status: "ACCEPTED" })];
  const { user, notices, calls } = renderPage([], {
    listReceivedBudgets: () => requests,
    deleteReceivedBudget: () => {
      requests = [];
      return { success: true };
    },
  });
  await open(user);
  await user.click(button("Excluir pedido"));
  expect(screen.getByRole("alertdialog")).toHaveTextContent("Marina Alves");
  await user.click(button("Cancelar"));
  await user.click(button("Excluir pedido"));
  await user.click(button("Excluir"));
  await waitFor(() =>
    expect(notices).toMatchObject([{ text: "Pedido excluído" }]),
  );
  expect(calls.map(({ name }) => name)).toContain("deleteReceivedBudget");
  await waitFor(() => expect(screen.queryByText("Marina Alves")).toBeNull());
});

test("one decided elsewhere is reported and shows its new state", async () => {
  let status: ReceivedBudget["status"] = "PENDING";
  const { user, notices } = renderPage([], {
    listReceivedBudgets: () => [received({ status })],
    approveReceivedBudget: () => {
      status = "REJECTED";
      throw new Error("Esta ação não é mais possível. Atualize a página.");
    },
  });
  await open(user);
  await user.click(button(/^Aprovar/));
  await user.click(button("Aprovar"));
  const now = await screen.findByRole("dialog");
  expect(await within(now).findByText("Rejeitado")).toBeVisible();
  expect(notices).toEqual([
    {
      text: "Erro ao aprovar orçamento: Esta ação não é mais possível. Atualize a página.",
      tone: "error",
      about: "decision",
    },
  ]);
  expect(within(now).queryByRole("button", { name: "Rejeitar" })).toBeNull();
});

test("editing keeps what was open, and can be undone", async () => {
  const { user, store, notices, backups, path } = renderPage([received()]);
  act(() => store.setName("Outro"));
  await open(user);
  await user.click(button("Editar"));
  expect(path()).toBe("/event");
  expect(store).toMatchObject({
    name: "Casamento de Marina Alves",
    receivedBudgetId: 1,
    editingBudgetId: null,
  });
  expect(backups()).toBe(1);
  expect(notices[0]).toMatchObject({
    text: "Orçamento carregado para edição!",
  });
  act(() => notices[0]?.action?.run());
  expect(store).toMatchObject({ name: "Outro", receivedBudgetId: null });
});

test.each([
  ["ACCEPTED", "já foi aprovado"],
  ["REJECTED", "já foi rejeitado"],
] as const)("editing an %s one warns first", async (status, words) => {
  const { user, store } = renderPage([received({ status, versao: 4 })]);
  await open(user);
  expect(screen.queryByRole("button", { name: "Aprovar" })).toBeNull();
  await user.click(button("Editar"));
  expect(screen.getByRole("alertdialog")).toHaveTextContent(words);
  expect(screen.getByRole("alertdialog")).toHaveTextContent(
    "Ao salvar, o valor de R$ 37.250,00 será substituído",
  );
  expect(store.receivedBudgetId).toBeNull();
  await user.click(button("Editar"));
  expect(store).toMatchObject({ receivedBudgetId: 1, receivedVersion: 4 });
});

test("a value that was replaced stays in the details", async () => {
  const { dados } = received();
  const previousTotals = [
    { total: 37250, until: "2026-11-20T12:00:00.000Z" },
    { total: 30000, until: "2026-11-21T12:00:00.000Z" },
  ];
  const { user } = renderPage([
    received({
      dados: { ...(dados as object), previousTotals },
      totalFinal: 28000,
    }),
  ]);
  expect(await open(user)).toHaveTextContent(
    "Valores anteriores: R$ 37.250,00 até 20/11/2026; R$ 30.000,00 até 21/11/2026.",
  );
});

test("without requests, and when they did not come", async () => {
  let fail = true;
  const { user } = renderPage([], {
    listReceivedBudgets: () => {
      if (fail) throw new Error("HTTP 500");
      return [];
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Erro ao carregar orçamentos recebidosHTTP 500",
  );
  fail = false;
  await user.click(button("Tentar Novamente"));
  expect(await screen.findByText("Nenhum orçamento recebido")).toBeVisible();
  expect(screen.getByRole("link", { name: "Criar a chave" })).toHaveAttribute(
    "href",
    "/config#pedidos",
  );
});

test("without requests and with a key it shows that the key is active", async () => {
  renderPage([], {
    listReceivedBudgets: () => [],
    getIntakeKey: () => ({
      active: true,
      last4: "9fT2",
      createdAt: "2026-11-12T15:00:00.000Z",
      lastRequestAt: null,
      url: "",
    }),
  });
  expect(await screen.findByText("Nenhum pedido ainda")).toBeVisible();
  expect(
    screen.getByText("Sua chave está ativa desde 12/11/2026."),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Ver o formulário" }),
  ).toHaveAttribute("href", "/config#pedidos");
});
