import { screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { readBudget } from "shared-contracts/platform/rules";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { ProposalCard } from "../proposal-card/ProposalCard.tsx";
import { savedBudget } from "./saved-budget.ts";

/** Results with a saved budget; the editor is opened by its button. */
export async function prepareProposal(
  answers: Answers = {},
  proposal?: object,
) {
  let saved = savedBudget({ dados: { ...SAMPLE_100 } });
  const store = new BudgetStore();
  const read = readBudget(SAMPLE_100);
  if (!read.ok) throw new Error(read.reason);
  store.load(read.budget, { id: 1, name: "Festa", version: 3 });
  if (proposal) store.setProposal(proposal);
  const drawn = renderWithAppState(<ProposalCard />, {
    path: "/results",
    store,
    answers: {
      getBudget: () => saved,
      listBudgetSummaries: () => [],
      getUserConfig: () => ({ darkMode: true }),
      getLogo: () => ({ logoUrl: null, file: null }),
      getProfile: () => ({ name: "ana", email: "a@b.c", phone: "" }),
      getCompany: () => ({
        companyName: "Sabores da Serra",
        cnpj: "",
        address: "",
        cep: "",
        contactEmail: "",
        contactPhone: "",
      }),
      updateUserConfig: ({ body }) => body,
      updateBudget: ({ body }) => {
        const { dados } = body as { dados: object };
        saved = savedBudget({ dados: { ...dados }, versao: 4 });
        const { dados: _, ...answer } = saved;
        return answer;
      },
      ...answers,
    },
  });
  const opener = await screen.findByRole("button", {
    name: "Preparar proposta",
  });
  await drawn.user.click(opener);
  const editor = await screen.findByRole("dialog", { name: "Proposta" });
  const sent = (name: string) =>
    drawn.calls
      .filter((call) => call.name === name)
      .map(({ request }) => request["body"]);
  return { ...drawn, opener, editor, sent };
}
