import { press } from "isolation/press";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { Receipt } from "shared-contracts/entities/sending";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import {
  ACCEPTED,
  CHEAPER,
  CLIENT_PAGE,
  kept,
  opened,
  proposals,
  SENT,
} from "./fixtures/proposal-account.ts";

const choose =
  (status: string) =>
  async ({ screen, user }: Actor) => {
    await press(/^Situação: /)({ screen, user });
    await user.click(
      await screen.findByRole("menuitemradio", { name: status }),
    );
  };

/** A sending from which the client chooses. */
const WITH_OPTIONS = {
  ...SENT,
  options: [
    { id: 2, name: "Essencial", totalFinal: 21350 },
    { id: 1, name: "", totalFinal: SENT.totalFinal },
  ],
};

const NOT_CHANGED = "Não foi possível mudar a situação";
const comparing = proposals({
  api: () => kept({ status: "enviada", sent: [CHEAPER] }),
  play: press("Ver o que mudou"),
});
const losing = proposals({ api: () => kept({}), play: choose("Perdida") });
const reading = proposals({
  api: () => kept({ sent: [SENT] }),
  play: press("Ver a proposta enviada"),
});

/** The whole amount, not yet received. */
const receipt = (dueDate: string, amount: number): Receipt => ({
  label: "Pagamento único",
  dueDate,
  amount,
  receivedOn: null,
});

const ACCEPTED_BY_CLIENT = [
  ...kept({
    status: "aprovada",
    sent: [SENT],
    receipts: [receipt("2027-02-10", 25004)],
  }),
  answer("getProposalLink", { ...CLIENT_PAGE, accepted: ACCEPTED }),
];

/** The same, which was saved with another total since. */
const changedSince = (addendumAt: string | null) => {
  const accepted = { ...ACCEPTED, total: CHEAPER.totalFinal, addendumAt };
  const page = { ...CLIENT_PAGE, accepted };
  const sent = addendumAt ? [CHEAPER, { ...SENT, n: 2 }] : [CHEAPER];
  return [
    ...kept({
      status: "aprovada",
      sent,
      receipts: [receipt("2027-02-10", CHEAPER.totalFinal)],
    }),
    answer("getProposalLink", page),
    answer("makeProposalLink", page),
    answer("generatePdf", new Blob(["%PDF"], { type: "application/pdf" })),
  ];
};
const proposing = proposals({
  api: () => changedSince(null),
  play: press("Enviar aditivo"),
});
const takingBack = proposals({
  api: () => changedSince("2027-02-18T15:00:00.000Z"),
  play: press("Retirar aditivo"),
});

export const proposalStates = [
  opened("proposal-loading", "Carregando", "Carregando proposta...", [
    silence("getBudget"),
  ]),
  opened("proposal-offline", "Sem conexão", "sem conexão com o servidor", [
    noNetwork("getBudget"),
  ]),
  opened("proposal-gone", "Já excluído", "já foi excluído em outro lugar", [
    refusal("getBudget", "NOT_FOUND"),
  ]),
  opened("proposal-seen", "Vista pelo cliente", "Vista em", [
    ...kept({ status: "enviada", sent: [SENT] }),
    answer("getProposalLink", {
      ...CLIENT_PAGE,
      firstSeenAt: "2026-11-22T23:15:00.000Z",
      lastSeenAt: "2026-11-25T16:58:00.000Z",
    }),
  ]),
  opened("proposal-draft", "Rascunho", "ainda não foi enviada", kept({})),
  opened("proposal-status", "Menu da situação", "Perdida", {
    api: () => kept({}),
    play: press(/^Situação: /),
  }),
  opened(
    "proposal-sent",
    "Enviada",
    "Válida até 22/12/2099",
    kept({ status: "enviada", sent: [SENT] }),
  ),
  opened(
    "proposal-changed",
    "Mudou desde o envio",
    "Mudou desde o envio: +",
    kept({ status: "enviada", sent: [CHEAPER] }),
  ),
  comparing("proposal-compare", "O que mudou", "O que mudou desde o envio", [
    answer("getSentBudget", { dados: { ...SAMPLE_100, drinks: [] } }),
  ]),
  comparing(
    "proposal-compare-loading",
    "O que mudou: carregando",
    "O que mudou",
    [silence("getSentBudget")],
  ),
  comparing(
    "proposal-compare-offline",
    "O que mudou: sem conexão",
    "o que foi",
    [noNetwork("getSentBudget")],
  ),
  comparing(
    "proposal-compare-missing",
    "O que mudou: não há",
    "Não encontrado",
    [refusal("getSentBudget", "NOT_FOUND")],
  ),
  comparing(
    "proposal-compare-gone",
    "O que mudou: não guardado",
    "não está mais",
    [refusal("getSentBudget", "GONE")],
  ),
  opened(
    "proposal-expired",
    "Vencida",
    "Venceu em 19/11/2025",
    kept({ status: "enviada", sent: [{ ...SENT, validUntil: "2025-11-19" }] }),
  ),
  opened(
    "proposal-approved",
    "Aprovada",
    "Aprovada, ",
    kept({
      status: "aprovada",
      sent: [SENT],
      receipts: [receipt("2027-02-10", 25004)],
    }),
  ),
  opened("proposal-accepted", "Aceita", "Aceita por", {
    api: () => ACCEPTED_BY_CLIENT,
  }),
  opened("proposal-accepted-changed", "Aceita e mudada", "Enviar aditivo", {
    api: () => changedSince(null),
  }),
  proposing("proposal-addendum", "Enviar aditivo", "Recado ao cliente"),
  opened("proposal-addendum-sent", "Aditivo enviado", "Aditivo enviado em", {
    api: () => changedSince("2027-02-18T15:00:00.000Z"),
  }),
  opened("proposal-addendum-accepted", "Aditivo aceito", "Aditivo aceito em", {
    api: () => [
      ...ACCEPTED_BY_CLIENT,
      answer("getProposalLink", {
        ...CLIENT_PAGE,
        accepted: { ...ACCEPTED, isAddendum: true },
      }),
    ],
  }),
  takingBack("proposal-addendum-back", "Aditivo retirado", "Aditivo retirado", [
    answer("takeBackAddendum", { success: true }),
  ]),
  takingBack(
    "proposal-addendum-offline",
    "Retirar aditivo sem conexão",
    "Não foi possível retirar o aditivo",
    [noNetwork("takeBackAddendum")],
  ),
  opened("proposal-undo", "Desfazer o aceite?", "Desfazer o aceite?", {
    api: () => ACCEPTED_BY_CLIENT,
    play: press("Desfazer aceite"),
  }),
  opened("proposal-accepted-option", "Outra opção aceita", "foi aceita", [
    ...kept({ status: "enviada", sent: [WITH_OPTIONS] }),
    answer("getProposalLink", {
      ...CLIENT_PAGE,
      accepted: { ...ACCEPTED, option: "A", budget: 2 },
    }),
  ]),
  opened(
    "proposal-lost",
    "Perdida",
    "Perdida",
    kept({ status: "perdida", sent: [SENT] }),
  ),
  opened("proposal-approve", "Qual valor foi aprovado?", "Qual valor foi", {
    api: () => kept({ status: "enviada", sent: [CHEAPER] }),
    play: choose("Aprovada"),
  }),
  opened("proposal-approve-option", "Qual opção foi aprovada?", "Qual opção", {
    api: () => kept({ status: "enviada", sent: [WITH_OPTIONS] }),
    play: choose("Aprovada"),
  }),
  opened("proposal-option", "Opção aprovada", "Opção A, Essencial", {
    api: () =>
      kept({
        status: "aprovada",
        sent: [WITH_OPTIONS],
        chosen: { sending: 1, option: 2 },
        receipts: [receipt("2027-01-10", 21350)],
      }),
  }),
  opened("proposal-approve-offline", "Aprovar sem conexão", NOT_CHANGED, {
    api: () => kept({}, noNetwork("getUserConfig")),
    play: choose("Aprovada"),
  }),
  losing("proposal-status-offline", "Situação sem conexão", NOT_CHANGED, [
    noNetwork("followBudget"),
  ]),
  losing("proposal-status-gone", "Situação: já excluído", NOT_CHANGED, [
    refusal("followBudget", "NOT_FOUND"),
  ]),
  losing("proposal-status-conflict", "Situação: mudou antes", NOT_CHANGED, [
    refusal("followBudget", "VERSION_MISMATCH"),
  ]),
  reading(
    "proposal-pdf-offline",
    "Proposta enviada: sem conexão",
    "sem conex",
    [noNetwork("getSentProposal")],
  ),
  reading(
    "proposal-pdf-missing",
    "Proposta enviada: não há",
    "Não encontrado",
    [refusal("getSentProposal", "NOT_FOUND")],
  ),
  reading(
    "proposal-pdf-gone",
    "Proposta enviada: não guardada",
    "Este PDF não está mais guardado",
    [refusal("getSentProposal", "GONE")],
  ),
];
