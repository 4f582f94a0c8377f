import { acceptanceCalls } from "./acceptance.ts";
import { authCalls } from "./auth.ts";
import { budgetCalls } from "./budgets.ts";
import { companyCalls } from "./company.ts";
import type { Endpoint } from "./endpoint.ts";
import { healthCalls } from "./health.ts";
import { intakeKeyCalls } from "./intake-key.ts";
import { logoCalls } from "./logo.ts";
import { ownDataCalls } from "./own-data.ts";
import { planCalls } from "./plans.ts";
import { portfolioCalls } from "./portfolio.ts";
import { ownTemplateCalls } from "./own-templates.ts";
import { priceBookCalls } from "./price-book.ts";
import { profileCalls } from "./profile.ts";
import { proposalLinkCalls } from "./proposal-link.ts";
import { recipeCalls } from "./recipes.ts";
import { receivedBudgetCalls } from "./received-budgets.ts";
import { sessionCalls } from "./sessions.ts";
import { userCalls } from "./user.ts";

/** Every call of the API by its name. A new call is an entry of one of these files. */
export const endpoints = {
  ...healthCalls,
  ...authCalls,
  ...sessionCalls,
  ...ownDataCalls,
  ...userCalls,
  ...profileCalls,
  ...companyCalls,
  ...logoCalls,
  ...budgetCalls,
  ...priceBookCalls,
  ...recipeCalls,
  ...portfolioCalls,
  ...ownTemplateCalls,
  ...proposalLinkCalls,
  ...acceptanceCalls,
  ...planCalls,
  ...intakeKeyCalls,
  ...receivedBudgetCalls,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
