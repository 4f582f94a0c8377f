import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { FollowUp } from "shared-contracts/entities/follow-up";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { without } from "shared-contracts/entities/plain";
import { FOLLOW_UP_KEYS } from "shared-contracts/entities/follow-up-keys";
import { readBudget } from "shared-contracts/platform/rules";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import type { Answers } from "shared-contracts/testing/render-with-app-state";
import { budgetSummary, savedBudget } from "./saved-budget.ts";

/** The payment plan of that account's budget. */
export const PLAN = {
  depositPercent: 30,
  depositDate: "2026-12-10",
  instalmentDates: ["2027-02-10"],
};

/** An account that keeps one budget, the sample for 100 guests, and changes what it keeps of it as the API does. */
export function followedAccount(
  followUp: Partial<FollowUp>,
  changes: Partial<SavedBudget> = {},
) {
  let saved = savedBudget({
    totalFinal: 25004,
    dados: { ...SAMPLE_100, proposal: { plan: PLAN }, ...followUp },
    ...changes,
  });
  const kept = { status: "rascunho", sent: [], receipts: [] };
  let followed = 0;
  function change(dados: object) {
    const versao = (saved.versao ?? 0) + 1;
    saved = {
      ...saved,
      dados: { ...(saved.dados as object), ...dados },
      versao,
    };
    return { ...saved, ...kept, ...(saved.dados as object), dados: undefined };
  }
  function follow(body: object) {
    const answer = change(body);
    followed = saved.versao ?? 0;
    return answer;
  }
  const answers: Answers = {
    getBudget: () => saved,
    getUserConfig: () => ({ darkMode: false }),
    listBudgetSummaries: () => [
      { ...budgetSummary(saved), changedSinceSent: true },
    ],
    followBudget: ({ body, ifMatch }) => {
      const { status = "aprovada" } = body as { status?: string };
      // Only an approval has a chosen option.
      const ended = status !== "aprovada" && "chosen" in Object(saved.dados);
      if (Number(ifMatch) >= followed)
        return follow({ ...(body as object), ...(ended && { chosen: null }) });
      const text = "Este orçamento foi alterado em outro lugar";
      throw Object.assign(new Error(text), { code: "VERSION_MISMATCH" });
    },
    updateBudget: ({ body }) => {
      const { dados } = body as { dados: Record<string, unknown> };
      return change(without(dados, FOLLOW_UP_KEYS));
    },
  };
  return {
    answers,
    dados: () => saved.dados as unknown as FollowUp & { proposal?: object },
    /** A change that another device makes. */
    follow,
  };
}

/** A store in which that budget is open. */
export function storeWithSample(): BudgetStore {
  const store = new BudgetStore();
  const read = readBudget(SAMPLE_100);
  if (!read.ok) throw new Error(read.reason);
  store.load(read.budget, { id: 1, name: "Festa", version: 3 });
  return store;
}
