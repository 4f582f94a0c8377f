import { act, screen, waitFor, within } from "@testing-library/react";
import type { ReceivedBudget } from "shared-contracts/entities/received-budget";
import { UNKNOWN_EVENT } from "shared-contracts/entities/saved-budget";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { received } from "../testing/received-data.ts";
import { ReceivedBudgetsPage } from "./ReceivedBudgetsPage.tsx";

const template = (id: number, nome: string, eventType: string) => ({
  ...{ id, nome, eventType },
  ...{ guests: 80, uses: 7, usedAt: null },
});
const budget = (id: number, nome: string, changes: object = {}) => ({
  ...UNKNOWN_EVENT,
  ...{ id, nome, totalFinal: 8745.9, versao: 3 },
  createdAt: "2026-11-17T15:00:00.000Z",
  ...changes,
});

/** The details of a request, opened by its address. */
async function open(answers: Answers = {}, row: ReceivedBudget = received()) {
  const drawn = renderWithAppState(<ReceivedBudgetsPage />, {
    path: `/orcamentos-recebidos?pedido=${row.id}`,
    answers: {
      listReceivedBudgets: () => [row],
      listBudgetSummaries: () => [],
      listTemplates: () => [],
      ...answers,
    },
  });
  const dialog = await screen.findByRole("dialog");
  const press = (name: string | RegExp) =>
    drawn.user.click(within(dialog).getByRole("button", { name }));
  return { ...drawn, dialog, press };
}

const radio = (name: RegExp) => screen.findByRole("radio", { name });

test("nothing is retyped: the request's client, date and size, the model's items and prices", async () => {
  const { dialog, press, store, path, notices, backups } = await open();
  act(() => store.setName("Outro"));
  expect(await radio(/^Modelo/)).toBeChecked();
  expect(screen.queryByRole("radio", { name: /^Meu modelo/ })).toBeNull();
  expect(screen.queryByRole("radio", { name: /^Outro/ })).toBeNull();
  expect(dialog).toHaveTextContent(
    "Vão junto: cliente, WhatsApp, email, data, 150 convidados, 8 horas e cidade. A equipe é recalculada.",
  );
  await press("Montar proposta");
  await waitFor(() => expect(path()).toBe("/event"));
  expect(store).toMatchObject({
    name: "Casamento de Marina Alves",
    receivedBudgetId: 1,
    editsRequest: false,
    editingBudgetId: null,
  });
  expect(store.event.fields).toMatchObject({
    groomName: "Marina Alves",
    clientPhone: "(31) 99876-5432",
    clientEmail: "marina@exemplo.com",
    eventDate: "2027-05-15",
    guests: 150,
    duration: 8,
    city: "Belo Horizonte",
  });
  expect(store.toBudget().drinks).toHaveLength(SAMPLE_100.drinks.length);
  expect(notices[0]?.text).toBe(
    "Pedido de Marina Alves aberto. Os preços vêm de Modelo de 100 pessoas.",
  );
  expect(backups()).toBe(1);
  act(() => notices[0]?.action?.run());
  expect(store).toMatchObject({ name: "Outro", receivedBudgetId: null });
});

test("the template of this kind of event is chosen already, and its use is counted", async () => {
  const { press, store, path, calls } = await open({
    listTemplates: () => [
      template(1, "Coffee", "Coffee Break"),
      template(2, "Serra", "Casamento"),
    ],
    getTemplate: ({ params }) => ({
      ...template((params as { id: number }).id, "Serra", "Casamento"),
      dados: { ...SAMPLE_100, drinks: [] },
    }),
    changeTemplate: () => template(2, "Serra", "Casamento"),
  });
  expect(await radio(/^Meu modelo/)).toBeChecked();
  expect(screen.getByLabelText("Meu modelo")).toHaveDisplayValue(
    "Serra, usado 7 vezes",
  );
  await press("Montar proposta");
  await waitFor(() => expect(path()).toBe("/event"));
  expect(store.toBudget().drinks).toEqual([]);
  expect(calls).toContainEqual({
    name: "changeTemplate",
    request: { params: { id: 2 }, body: { used: true } },
  });
});

test("another budget lends items and prices, never its client", async () => {
  const { user, press, store, path, notices } = await open({
    listBudgetSummaries: () => [budget(4, "Bodas"), budget(5, "Formatura")],
    getBudget: () => ({
      ...budget(5, "Formatura"),
      dados: {
        ...SAMPLE_100,
        eventData: { ...SAMPLE_100.eventData, brideName: "Helena" },
      },
    }),
  });
  await user.click(await radio(/^Outro orçamento/));
  await user.selectOptions(screen.getByLabelText("Outro orçamento"), "5");
  await press("Montar proposta");
  await waitFor(() => expect(path()).toBe("/event"));
  expect(JSON.stringify(store.toBudget())).not.toContain("Helena");
  expect(notices[0]?.text).toMatch(/Os preços vêm de Formatura\.$/);
});

test("empty, the suggested menu stands without a price", async () => {
  const { user, press, store, path, notices } = await open();
  await user.click(await radio(/^Vazio/));
  await press("Montar proposta");
  await waitFor(() => expect(path()).toBe("/event"));
  const { foods } = store.toBudget();
  expect(foods[0]).toMatchObject({ name: "Cardápio sugerido" });
  expect(notices[0]?.text).toBe("Pedido de Marina Alves aberto.");
});

test("a base that does not come changes nothing and says why", async () => {
  const { press, store, path, notices } = await open({
    listTemplates: () => [template(2, "Serra", "Casamento")],
    getTemplate: () => {
      throw new Error("HTTP 503");
    },
  });
  const { loadCount } = store;
  await press("Montar proposta");
  await waitFor(() =>
    expect(notices).toMatchObject([
      {
        tone: "error",
        text: "Erro ao carregar detalhes do orçamento: HTTP 503",
      },
    ]),
  );
  expect([path(), store.loadCount]).toEqual([
    "/orcamentos-recebidos",
    loadCount,
  ]);
});

test("another event on the same day is told", async () => {
  const onDay = { eventDate: "2027-05-15", guests: 137 };
  await open({
    listBudgetSummaries: () => [
      budget(4, "Ana e Rui", onDay),
      budget(5, "Perdido", { ...onDay, status: "perdida" }),
      budget(6, "Outro dia", { eventDate: "2027-05-16" }),
    ],
  });
  expect(
    await screen.findByText(
      "Nesse dia você tem Ana e Rui, 137 convidados, ainda sem aprovação.",
    ),
  ).toBeVisible();
});

describe("an answered request", () => {
  const answer = { answeredWith: 7, answeredAt: "2026-11-17T15:00:00.000Z" };
  const answered = received({
    dados: { ...(received().dados as object), ...answer },
    totalFinal: 8000,
  });
  const sent = budget(7, "Casamento na serra", {
    guests: 60,
    status: "enviada",
    lastSent: {
      at: new Date(Date.now() - 6 * 86_400_000).toISOString(),
      totalFinal: 1,
    },
  });

  test("shows its proposal, and opens it as the saved budget it is", async () => {
    const { dialog, press, store, path } = await open(
      {
        listBudgetSummaries: () => [sent],
        getBudget: () => ({ ...sent, dados: SAMPLE_100 }),
      },
      answered,
    );
    const panel = await screen.findByRole("region", { name: "Sua proposta" });
    for (const text of [
      "Casamento na serra",
      "Salvo em 17/11/2026, enviada há 6 dias",
      "R$ 8.745,90",
      "R$ 145,77 por pessoa",
    ])
      expect(panel).toHaveTextContent(text);
    expect(
      within(panel).getByRole("link", { name: "Lembrar no WhatsApp" }),
    ).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/5531998765432\?text=Ol%C3%A1/),
    );
    expect(
      within(dialog).getByRole("button", { name: /^Aprovar R\$\s8\.745,90$/ }),
    ).toBeVisible();
    expect(
      within(dialog).queryByRole("button", { name: "Montar proposta" }),
    ).toBeNull();
    await press("Abrir proposta");
    await waitFor(() => expect(path()).toBe("/results"));
    expect(store).toMatchObject({
      editingBudgetId: 7,
      editingVersion: 3,
      receivedBudgetId: null,
    });
  });

  test("whose proposal is gone can get another", async () => {
    const { dialog } = await open({}, answered);
    expect(
      within(dialog).getByRole("button", { name: "Montar proposta" }),
    ).toBeVisible();
  });
});
