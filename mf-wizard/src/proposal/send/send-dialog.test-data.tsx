import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { readBudget } from "shared-contracts/platform/rules";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { readCopy } from "../useSavedCopy.ts";
import { SendDialog } from "./SendDialog.tsx";

/** The saved budget whose proposal is sent. */
export const SAVED = savedBudget({
  nome: "Casamento Ana e Rui",
  totalFinal: 25004,
  dados: {
    ...SAMPLE_100,
    eventData: {
      ...SAMPLE_100.eventData,
      groomName: "Ana Lima",
      eventDate: "2099-05-15",
      clientPhone: "(31) 99876-5432",
    },
  },
});
const ANSWER = {
  id: 1,
  nome: SAVED.nome,
  totalFinal: 25004,
  createdAt: "",
  updatedAt: "2026-11-22T15:00:00.000Z",
};
/** A sending of it. */
export const SENT = {
  n: 1,
  at: "2026-11-22T15:00:00.000Z",
  versao: 3,
  totalFinal: 25004,
  perPerson: 250.04,
  validUntil: "2026-12-07",
  parts: {},
  content: "x",
};
export const URL_1 = `https://buffet.example/p/${"a".repeat(43)}`;
/** Its client's page, before the first sending. */
export const LINK = {
  url: URL_1,
  active: true,
  published: false,
  firstSeenAt: null,
  lastSeenAt: null,
  accepted: null,
};
export const sent = (versao: number) => ({
  ...ANSWER,
  versao,
  status: "enviada" as const,
  sent: [SENT],
  receipts: [],
});

/** As much of a file of two pages as says so. */
export const PDF = "%PDF-1.3\n2 0 obj\n<<\n/Type /Pages\n/Count 2\n";

/** The dialog of the saved budget, in a browser that may share files. */
export function draw(answers: Answers = {}, saved = SAVED) {
  const read = readBudget(saved.dados);
  if (!read.ok) throw new Error(read.reason);
  const store = new BudgetStore();
  store.load(read.budget, { id: 1, name: SAVED.nome, version: 3 });
  const onClose = jest.fn();
  const app = renderWithAppState(
    <SendDialog copy={readCopy(saved)} onClose={onClose} />,
    {
      path: "/results",
      store,
      answers: {
        getUserConfig: () => ({ darkMode: false }),
        getCompany: () => ({ companyName: "Sabores da Serra Buffet" }),
        generatePdf: () => new Blob([PDF], { type: "application/pdf" }),
        updateBudget: () => ({ ...ANSWER, versao: 4 }),
        sendProposal: () => sent(4),
        makeProposalLink: () => LINK,
        ...answers,
      },
    },
  );
  return { ...app, onClose };
}

export const asked = (app: ReturnType<typeof draw>, wanted: string) =>
  app.calls.filter(({ name }) => name === wanted);
export const ready = async () => {
  await screen.findByText(/^2 páginas, válida até/);
  await screen.findByDisplayValue(URL_1);
};
export const press = async (app: ReturnType<typeof draw>, name: string) =>
  app.user.click(screen.getByRole("button", { name }));
