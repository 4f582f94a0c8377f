import { press } from "isolation/press";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { company } from "./account.ts";
import { CLIENT_PAGE, kept, proposals } from "./fixtures/proposal-account.ts";

const TERMS = answer("getUserConfig", { darkMode: false });
const COMPANY = company({ companyName: "Sabores da Serra Buffet" });
const FILE = answer(
  "generatePdf",
  new Blob(["%PDF"], { type: "application/pdf" }),
);

const askToSend = press("Enviar proposta");

/** Hands it over by email, which opens nothing here. */
async function send({ screen, user }: Actor) {
  await askToSend({ screen, user });
  await screen.findByText(/^Válida até/);
  await user.click(
    screen.getByRole("button", { name: /^(?:Abrir no email|Email)$/ }),
  );
}

const preparing = proposals({
  api: () => kept({}, TERMS, COMPANY, FILE),
  play: askToSend,
});
const sending = proposals({
  api: () => kept({}, TERMS, COMPANY, FILE),
  play: send,
});

const NOT_SENT = "marcar a proposta como enviada";

export const proposalSendStates = [
  preparing("proposal-send", "Enviar", "A proposta do"),
  preparing(
    "proposal-send-link",
    "Enviar: link carregando",
    "Carregando o link...",
    [silence("makeProposalLink")],
  ),
  preparing("proposal-send-no-link", "Enviar: sem link", "carregar o link", [
    noNetwork("makeProposalLink"),
  ]),
  preparing("proposal-send-off", "Enviar: link desativado", "Desativada", [
    answer("makeProposalLink", { ...CLIENT_PAGE, active: false }),
  ]),
  preparing(
    "proposal-send-lost-link",
    "Enviar: link sem endereço",
    "não pode mais",
    [answer("makeProposalLink", { ...CLIENT_PAGE, url: null })],
  ),
  preparing("proposal-send-making", "Enviar: gerando o PDF", "Gerando PDF...", [
    silence("generatePdf"),
  ]),
  preparing(
    "proposal-send-offline",
    "Enviar sem conexão",
    "Erro ao gerar PDF",
    [noNetwork("generatePdf")],
  ),
  preparing(
    "proposal-send-no-company",
    "Enviar: sem os dados",
    "Erro ao gerar",
    [noNetwork("getCompany")],
  ),
  preparing(
    "proposal-send-dateless",
    "Enviar sem data",
    "A proposta está sem data.",
    kept({ eventData: SAMPLE_100.eventData }),
  ),
  sending("proposal-sending", "Enviando", "Enviando...", [
    silence("sendProposal"),
  ]),
  sending("proposal-send-lost", "Enviar: sem resposta", NOT_SENT, [
    noNetwork("sendProposal"),
  ]),
  sending("proposal-send-gone", "Enviar: já excluído", NOT_SENT, [
    refusal("sendProposal", "NOT_FOUND"),
  ]),
  sending("proposal-send-conflict", "Enviar: mudou antes", NOT_SENT, [
    refusal("sendProposal", "VERSION_MISMATCH"),
  ]),
  sending("proposal-send-long", "Enviar: longo demais", NOT_SENT, [
    refusal("sendProposal", "PDF_TOO_LONG"),
  ]),
];
