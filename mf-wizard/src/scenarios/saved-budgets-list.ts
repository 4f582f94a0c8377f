import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { budgetSummary } from "./fixtures/saved-budget.ts";
import { ACCEPTED, CHEAPER, SENT } from "./fixtures/proposal-account.ts";

const row = (
  id: number,
  nome: string,
  changes: Partial<SavedBudgetSummary>,
): SavedBudgetSummary => ({ ...budgetSummary({ id, nome }), ...changes });

/** Events to come, a day nobody knows, a lost one and one that was. */
const listed = answer("listBudgetSummaries", [
  row(1, "Coffee break Fundação Araripe", {
    eventDate: "2099-11-26",
    eventType: "Corporativo",
    clientName: "",
    clientPhone: "(31) 99876-5432",
    guests: 45,
    totalFinal: 2987.4,
    status: "aprovada",
  }),
  row(2, "Aniversário 60 anos Dona Lúcia", {
    eventDate: "2099-12-05",
    clientName: "Paula Sampaio",
    clientPhone: "31 99876-5432",
    guests: 80,
    totalFinal: 17905.25,
    status: "enviada",
  }),
  row(3, "Chá de bebê Alice", {
    eventDate: "2099-12-06",
    clientName: "Renata Dias",
    guests: 40,
    totalFinal: 4812,
  }),
  row(4, "15 anos Beatriz", {
    eventDate: null,
    clientName: "Sônia Prates",
    totalFinal: 28694.72,
  }),
  row(5, "Festa junina Escola Girassol", {
    eventDate: "2099-06-12",
    totalFinal: 19860.6,
    status: "perdida",
  }),
  row(6, "Natal de 2020", { eventDate: "2020-12-24" }),
]);

const list = scenariosOf("Meus Orçamentos", "/orcamentos", {
  api: () => [listed],
});

/** Ticks the boxes of these budgets; on a phone the sheet of the first one shows them. */
const select =
  (first: string, ...others: string[]) =>
  async (actor: Actor) => {
    const { screen, user } = actor;
    const name = (budget: string) => `Selecionar ${budget}`;
    await screen.findByRole("button", { name: `Ações de ${first}` });
    const box = screen.queryByRole("checkbox", { name: name(first) });
    if (box) await user.click(box);
    else {
      await press(`Ações de ${first}`)(actor);
      await press("Selecionar vários")(actor);
    }
    for (const other of others)
      await user.click(
        await screen.findByRole("checkbox", { name: name(other) }),
      );
  };

const PAIR = ["Aniversário 60 anos Dona Lúcia", "Chá de bebê Alice"] as const;

/** The list by the day of the event, and what can be done with several of it. */
export const listStates = [
  list("saved-by-event", "Por data do evento", "Já passaram (1)"),
  list("saved-selected", "Dois selecionados", "2 selecionados", {
    play: select(...PAIR),
  }),
  list(
    "saved-list-offline",
    "Lista única: sem conexão",
    "Não foi possível fazer a lista",
    {
      api: () => [noNetwork("getBudget")],
      async play(actor) {
        await select(...PAIR)(actor);
        await press("Lista de compras única")(actor);
      },
    },
  ),
  list(
    "saved-options-error",
    "Opções: erro",
    "Não foi possível juntar as opções",
    {
      api: () => [refusal("getBudget", "INTERNAL")],
      async play(actor) {
        await select(PAIR[0], "Coffee break Fundação Araripe")(actor);
        await press("Opções em uma proposta")(actor);
      },
    },
  ),
  list("saved-no-hit", "Nada encontrado", "Nada encontrado para", {
    async play({ screen, user }) {
      await user.type(await screen.findByRole("searchbox"), "xyz");
    },
  }),
];

/** A row with this of its proposal. */
const proposed = (
  id: number,
  nome: string,
  proposal: Partial<SavedBudgetSummary>,
) => row(id, nome, { totalFinal: 25004, ...proposal });

/** Budgets of every status: one changed since it was sent, one whose offer is over, two that the client accepted. */
const every = [
  proposed(1, "Casamento Ana e Rui", {
    status: "enviada",
    lastSent: CHEAPER,
    changedSinceSent: true,
    firstSeenAt: "2026-11-22T23:15:00.000Z",
    lastSeenAt: "2026-11-24T00:07:00.000Z",
  }),
  proposed(2, "Formatura Santo Antônio", {
    status: "enviada",
    lastSent: { ...SENT, validUntil: "2025-11-19" },
    firstSeenAt: null,
    lastSeenAt: null,
  }),
  proposed(3, "Aniversário 40 anos Carla", {
    status: "aprovada",
    lastSent: SENT,
  }),
  proposed(4, "Coffee break Fundação Araripe", {
    status: "perdida",
    lastSent: SENT,
  }),
  proposed(5, "Bodas de ouro família Nogueira", {}),
  proposed(6, "Casamento Helena e Otávio", {
    status: "aprovada",
    lastSent: SENT,
    accepted: { ...ACCEPTED, budget: 6 },
  }),
  proposed(7, "Brunch Vila Norte", {
    status: "aprovada",
    lastSent: SENT,
    accepted: { ...ACCEPTED, budget: 7, addendumAt: SENT.at },
  }),
];

const ofEvery = scenariosOf("Meus Orçamentos", "/orcamentos", {
  api: () => [answer("listBudgetSummaries", every)],
});

export const statusListStates = [
  ofEvery("saved-statuses", "Situações", "Venceu em 19/11/2025"),
  ofEvery("saved-status-gone", "Situação: já excluído", "já foi excluído", {
    api: () => [refusal("getBudget", "NOT_FOUND")],
    async play({ screen, user }) {
      await press("Situação de Casamento Ana e Rui: Enviada")({ screen, user });
      await user.click(
        await screen.findByRole("menuitemradio", { name: "Perdida" }),
      );
    },
  }),
];
