import { answer, answerBy } from "isolation/scenario-answer";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { MySubscription } from "shared-contracts/entities/subscription";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { priceBook } from "./fixtures/price-book.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";

/** An account with these saved budgets. */
export const listed = (...budgets: SavedBudget[]) => [
  answer("listBudgetSummaries", budgets.map(summarizeBudget)),
  answer("getPriceBook", priceBook(budgets)),
  answerBy("getBudget", ({ params }) =>
    budgets.find(({ id }) => id === Number(params.id))!,
  ),
];

/** The company of an account; without a name unless one is given. */
export const company = (
  changes: Partial<ResponseOf<Endpoints["getCompany"]>> = {},
) =>
  answer("getCompany", {
    companyName: "",
    cnpj: "",
    address: "",
    cep: "",
    contactEmail: "",
    contactPhone: "",
    ...changes,
  });

export const wedding = savedBudget();
export const party = savedBudget({
  id: 2,
  nome: "Festa de 15 anos",
  totalFinal: 9120,
});
export const unreadable = savedBudget({ id: 3, nome: "Ilegível", dados: "{" });

export const saved = (id: number, versao: number) => ({
  id,
  nome: wedding.nome,
  totalFinal: 25004,
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
  versao,
});

export const mine = (
  changes: Partial<MySubscription> = {},
): MySubscription => ({
  hasActivePlan: true,
  subscription: {
    planName: "Mensal",
    status: "ACTIVE",
    startDate: "2026-11-20T15:00:00.000Z",
    endDate: "2026-12-20T15:00:00.000Z",
    daysRemaining: 30,
  },
  usedFreeTrial: true,
  ...changes,
});
