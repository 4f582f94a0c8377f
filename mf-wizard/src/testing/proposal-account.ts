import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  type ScenarioAnswer,
} from "isolation/scenario-answer";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  type FollowUp,
  readFollowUp,
} from "shared-contracts/entities/follow-up";
import type { Budget } from "shared-contracts/parts/budget";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { SentProposal } from "shared-contracts/entities/sending";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { savedBudget } from "./saved-budget.ts";

export const SENT: SentProposal = {
  n: 1,
  at: "2026-11-22T15:00:00.000Z",
  versao: 3,
  totalFinal: 25004,
  perPerson: 250.04,
  validUntil: "2099-12-22",
  parts: {},
  content: "x",
};

/** The same before 350 reais of team and margins were added. */
export const CHEAPER: SentProposal = {
  ...SENT,
  totalFinal: 24654,
  perPerson: 246.54,
  parts: { team: 3350, subtotal: 17610 },
};

/** What is not as usual: what the API keeps of the proposal, or the event. */
type Kept = Partial<FollowUp> & Partial<Pick<Budget, "eventData">>;

/** A saved budget with what the API keeps of its proposal. */
function followed(followUp: Kept): SavedBudget {
  const eventData = { ...SAMPLE_100.eventData, eventDate: "2099-02-27" };
  const dados = { ...SAMPLE_100, eventData, ...followUp };
  return savedBudget({ totalFinal: 25004, dados });
}

/** The answers of an account with that budget. */
export function kept(followUp: Kept, ...others: readonly ScenarioAnswer[]) {
  const saved = followed(followUp);
  const { status, sent } = readFollowUp(saved.dados);
  const lastSent = sent.at(-1) ?? null;
  return answers(
    answer("getBudget", saved),
    answer("listBudgetSummaries", [
      {
        ...summarizeBudget(saved),
        status,
        lastSent,
        changedSinceSent: lastSent !== null && lastSent.totalFinal !== 25004,
      },
    ]),
    ...others,
  );
}

/** Who sends the proposals of that account. */
export const SOURCES = [
  answer("getUserConfig", { darkMode: false }),
  answer("getLogo", { logoUrl: null, file: null }),
  answer("getProfile", {
    name: "ana",
    email: "contato@saboresdaserra.com.br",
    phone: "31987654321",
  }),
  answer("getCompany", {
    companyName: "Sabores da Serra",
    cnpj: "",
    address: "Savassi, Belo Horizonte",
    cep: "",
    contactEmail: "",
    contactPhone: "",
  }),
];

/** That budget is open, without a change. */
export function open(store: BudgetStore) {
  store.load(SAMPLE_100, { id: 1, name: savedBudget().nome, version: 3 });
}

const proposal = scenariosOf("Proposta", "/results");
/** A scenario of the proposal of that budget, which is open on Results. */
export const opened = (
  id: string,
  title: string,
  shows: string,
  state: Parameters<typeof proposal>[3],
) => proposal(id, title, shows, { budget: open, ...state });
