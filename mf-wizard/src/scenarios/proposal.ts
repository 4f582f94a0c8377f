import { press } from "isolation/press";
import {
  answer,
  answers,
  noNetwork,
  refusal,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { CHEAPER, kept, opened, SENT } from "./fixtures/proposal-account.ts";

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
const seeChange = press("Ver o que mudou");
const seeSent = press("Ver a proposta enviada");

export const proposalStates = [
  opened("proposal-loading", "Carregando", "Carregando proposta...", {
    ...answers(silence("getBudget")),
  }),
  opened("proposal-offline", "Sem conexão", "sem conexão com o servidor", {
    ...answers(noNetwork("getBudget")),
  }),
  opened("proposal-gone", "Já excluído", "já foi excluído em outro lugar", {
    ...answers(refusal("getBudget", "NOT_FOUND")),
  }),
  opened("proposal-draft", "Rascunho", "ainda não foi enviada", kept({})),
  opened("proposal-status", "Menu da situação", "Perdida", {
    ...kept({}),
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
  opened("proposal-compare", "O que mudou", "O que mudou desde o envio", {
    ...kept(
      { status: "enviada", sent: [CHEAPER] },
      answer("getSentBudget", { dados: { ...SAMPLE_100, drinks: [] } }),
    ),
    play: seeChange,
  }),
  opened("proposal-compare-loading", "O que mudou: carregando", "O que mudou", {
    ...kept({ status: "enviada", sent: [CHEAPER] }, silence("getSentBudget")),
    play: seeChange,
  }),
  opened("proposal-compare-offline", "O que mudou: sem conexão", "o que foi", {
    ...kept({ status: "enviada", sent: [CHEAPER] }, noNetwork("getSentBudget")),
    play: seeChange,
  }),
  opened("proposal-compare-missing", "O que mudou: não há", "Não encontrado", {
    ...kept(
      { status: "enviada", sent: [CHEAPER] },
      refusal("getSentBudget", "NOT_FOUND"),
    ),
    play: seeChange,
  }),
  opened(
    "proposal-compare-gone",
    "O que mudou: não guardado",
    "não está mais",
    {
      ...kept(
        { status: "enviada", sent: [CHEAPER] },
        refusal("getSentBudget", "GONE"),
      ),
      play: seeChange,
    },
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
      receipts: [
        {
          label: "Pagamento único",
          dueDate: "2027-02-10",
          amount: 25004,
          receivedOn: null,
        },
      ],
    }),
  ),
  opened(
    "proposal-lost",
    "Perdida",
    "Perdida",
    kept({ status: "perdida", sent: [SENT] }),
  ),
  opened("proposal-approve", "Qual valor foi aprovado?", "Qual valor foi", {
    ...kept({ status: "enviada", sent: [CHEAPER] }),
    play: choose("Aprovada"),
  }),
  opened("proposal-approve-option", "Qual opção foi aprovada?", "Qual opção", {
    ...kept({ status: "enviada", sent: [WITH_OPTIONS] }),
    play: choose("Aprovada"),
  }),
  opened("proposal-option", "Opção aprovada", "Opção A, Essencial", {
    ...kept({
      status: "aprovada",
      sent: [WITH_OPTIONS],
      chosen: { sending: 1, option: 2 },
      receipts: [
        {
          label: "Pagamento único",
          dueDate: "2027-01-10",
          amount: 21350,
          receivedOn: null,
        },
      ],
    }),
  }),
  opened("proposal-approve-offline", "Aprovar sem conexão", NOT_CHANGED, {
    ...kept({}, noNetwork("getUserConfig")),
    play: choose("Aprovada"),
  }),
  opened("proposal-status-offline", "Situação sem conexão", NOT_CHANGED, {
    ...kept({}, noNetwork("followBudget")),
    play: choose("Perdida"),
  }),
  opened("proposal-status-gone", "Situação: já excluído", NOT_CHANGED, {
    ...kept({}, refusal("followBudget", "NOT_FOUND")),
    play: choose("Perdida"),
  }),
  opened("proposal-status-conflict", "Situação: mudou antes", NOT_CHANGED, {
    ...kept({}, refusal("followBudget", "VERSION_MISMATCH")),
    play: choose("Perdida"),
  }),
  opened("proposal-pdf-offline", "Proposta enviada: sem conexão", "sem conex", {
    ...kept({ sent: [SENT] }, noNetwork("getSentProposal")),
    play: seeSent,
  }),
  opened("proposal-pdf-missing", "Proposta enviada: não há", "Não encontrado", {
    ...kept({ sent: [SENT] }, refusal("getSentProposal", "NOT_FOUND")),
    play: seeSent,
  }),
  opened(
    "proposal-pdf-gone",
    "Proposta enviada: não guardada",
    "Este PDF não está mais guardado",
    {
      ...kept({ sent: [SENT] }, refusal("getSentProposal", "GONE")),
      play: seeSent,
    },
  ),
];
