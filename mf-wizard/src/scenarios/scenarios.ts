import type { RemoteScenarios, ScenarioPage } from "isolation/scenario";
import { answer } from "isolation/scenario-answer";
import { accountRefusals, faultStates } from "isolation/usual-states";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import { listed, mine, party, saved, unreadable, wedding } from "./account.ts";
import { actualStates } from "./actual.ts";
import { clientStates } from "./clients.ts";
import { draftStates } from "./draft.ts";
import { hintStates, suggestionStates } from "./rows.ts";
import { homeAnswers, homeStates } from "./home.ts";
import { paidReturnStates } from "./paid-return.ts";
import { portfolioStates } from "./portfolio.ts";
import { paletteStates } from "./palette.ts";
import { priceBookStates } from "./price-book.ts";
import { repriceStates } from "./reprice.ts";
import { proposalEditorStates } from "./proposal-editor.ts";
import { proposalSendStates } from "./proposal-send.ts";
import { proposalStates } from "./proposal.ts";
import { receiptStates } from "./receipts.ts";
import { listStates, statusListStates } from "./saved-budgets-list.ts";
import { recipeStates } from "./recipes.ts";
import { FAILED, savedStates } from "./saved-budgets.ts";
import { savingStates } from "./saving.ts";
import { shoppingStates } from "./shopping.ts";
import { stepStates } from "./steps.ts";

/** The steps' pages are named by their path. */
const stepPages: ScenarioPage[] = WIZARD_STEPS.map(({ label, path }) => ({
  path,
  page: path.slice(1),
  title: label,
  notices: "rail",
}));

/** mf-wizard alone: home, the nine steps, results with saving, and the saved budgets. */
export const wizard: RemoteScenarios = {
  remote: "mf-wizard",
  pages: [
    { path: "/", page: "home", title: "Início", notices: "bar" },
    ...stepPages,
    { path: "/orcamentos", page: "saved-budgets", title: "Meus Orçamentos" },
  ],
  api: () => [
    answer("health", { ok: true }),
    ...listed(wedding, party, unreadable),
    answer("createBudget", saved(9, 1)),
    answer("updateBudget", saved(1, 4)),
    answer("updateReceivedBudget", { success: true, versao: 2 }),
    answer("listReceivedBudgets", [
      {
        ...saved(6, 2),
        nome: "Casamento de Marina",
        dados: wedding.dados,
        status: "PENDING",
      },
    ]),
    ...homeAnswers,
    answer("deleteBudget", { success: true }),
    answer("listRecipes", { recipes: [] }),
    answer("getUserConfig", { darkMode: false }),
    answer("getMySubscription", mine()),
    answer("listPlans", {
      plans: [
        {
          id: "trial",
          name: "Teste grátis",
          description: "",
          price: 0,
          durationDays: 7,
          isTrial: true,
        },
      ],
      cardMode: "direct",
    }),
  ],
  scenarios: [
    ...homeStates,
    ...paidReturnStates,
    ...stepStates,
    ...clientStates,
    ...hintStates,
    ...draftStates,
    ...suggestionStates,
    ...savingStates,
    ...proposalStates,
    ...proposalEditorStates,
    ...proposalSendStates,
    ...receiptStates,
    ...actualStates,
    ...savedStates,
    ...statusListStates,
    ...listStates,
    ...priceBookStates,
    ...portfolioStates,
    ...paletteStates,
    ...shoppingStates,
    ...repriceStates,
    ...recipeStates,
    ...faultStates({ path: "/orcamentos", title: "Meus Orçamentos" }),
    ...accountRefusals({
      path: "/orcamentos",
      call: "listBudgetSummaries",
      failed: FAILED,
    }),
  ],
};
