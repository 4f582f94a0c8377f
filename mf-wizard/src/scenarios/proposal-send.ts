import { press } from "isolation/press";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { kept, open, opened } from "./fixtures/proposal-account.ts";

const TERMS = answer("getUserConfig", { darkMode: false });
const COMPANY = answer("getCompany", {
  companyName: "Sabores da Serra Buffet",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
});
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

const NOT_SENT = "marcar a proposta como enviada";

export const proposalSendStates = [
  opened("proposal-send", "Enviar", "Segue a proposta do", {
    ...kept({}, TERMS, COMPANY, FILE),
    play: askToSend,
  }),
  opened("proposal-send-making", "Enviar: gerando o PDF", "Gerando PDF...", {
    ...kept({}, TERMS, COMPANY, silence("generatePdf")),
    play: askToSend,
  }),
  opened("proposal-send-unsaved", "Enviar: não salvo", "não salvas: a", {
    ...kept({}, TERMS, COMPANY, FILE),
    budget: (store: BudgetStore) => {
      open(store);
      store.event.setGuests(137);
    },
    play: askToSend,
  }),
  opened("proposal-send-offline", "Enviar sem conexão", "Erro ao gerar PDF", {
    ...kept({}, TERMS, COMPANY, noNetwork("generatePdf")),
    play: askToSend,
  }),
  opened("proposal-send-no-company", "Enviar: sem os dados", "Erro ao gerar", {
    ...kept({}, TERMS, noNetwork("getCompany"), FILE),
    play: askToSend,
  }),
  opened("proposal-send-dateless", "Enviar sem data", "sem a data do evento?", {
    ...kept({ eventData: SAMPLE_100.eventData }, TERMS, COMPANY, FILE),
    play: send,
  }),
  opened("proposal-sending", "Enviando", "Enviando...", {
    ...kept({}, TERMS, COMPANY, FILE, silence("sendProposal")),
    play: send,
  }),
  opened("proposal-send-lost", "Enviar: sem resposta", NOT_SENT, {
    ...kept({}, TERMS, COMPANY, FILE, noNetwork("sendProposal")),
    play: send,
  }),
  opened("proposal-send-gone", "Enviar: já excluído", NOT_SENT, {
    ...kept({}, TERMS, COMPANY, FILE, refusal("sendProposal", "NOT_FOUND")),
    play: send,
  }),
  opened("proposal-send-conflict", "Enviar: mudou antes", NOT_SENT, {
    ...kept(
      {},
      TERMS,
      COMPANY,
      FILE,
      refusal("sendProposal", "VERSION_MISMATCH"),
    ),
    play: send,
  }),
  opened("proposal-send-long", "Enviar: longo demais", NOT_SENT, {
    ...kept({}, TERMS, COMPANY, FILE, refusal("sendProposal", "PDF_TOO_LONG")),
    play: send,
  }),
];
