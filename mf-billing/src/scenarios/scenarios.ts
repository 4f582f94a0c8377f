import type { RemoteScenarios } from "isolation/scenario";
import { answer } from "isolation/scenario-answer";
import { accountRefusals, faultStates } from "isolation/usual-states";
import {
  openPayment,
  plansAnswer,
  usage,
  withoutPlan,
} from "../testing/billing-data.ts";
import { byCard } from "./card.ts";
import { FAILED, myPlanPage } from "./my-plan.ts";
import { leftOpen } from "./open-payment.ts";
import { statusIs } from "./pay.ts";
import { PART, planDays } from "./plan-days.ts";
import { paymentStates } from "./payments.ts";
import { byBoleto, byPix, choice } from "./payment.ts";
import { freeTrial, plansPage } from "./plans.ts";

/** mf-billing alone: its two pages, its part of home, and every state of a payment. */
export const billing: RemoteScenarios = {
  remote: "mf-billing",
  pages: [
    { path: "/plans", page: "plans", title: "Planos" },
    { path: "/my-plan", page: "my-plan", title: "Meu Plano" },
    { path: PART, page: "plan-days", title: "Dias do plano" },
  ],
  api: () => [
    answer("listPlans", plansAnswer()),
    answer("getMySubscription", withoutPlan),
    answer("listOpenPayments", []),
    answer("listPayments", []),
    answer("getUsage", usage),
    answer("activateTrial", { success: true }),
    answer("subscribe", { payment: openPayment() }),
    statusIs("PENDING"),
  ],
  scenarios: [
    ...myPlanPage,
    ...planDays,
    ...paymentStates,
    ...plansPage,
    ...freeTrial,
    ...choice,
    ...byPix,
    ...byBoleto,
    ...leftOpen,
    ...byCard,
    ...faultStates({ path: "/my-plan", title: "Meu Plano" }),
    ...accountRefusals({
      path: "/my-plan",
      call: "getMySubscription",
      failed: FAILED,
    }),
  ],
};
