import type { RemoteScenarios } from "isolation/scenario";
import { answer } from "isolation/scenario-answer";
import { accountRefusals, faultStates } from "isolation/usual-states";
import { received } from "../testing/received-data.ts";
import { detailStates } from "./detail.ts";
import { FAILED, intakeKey, listStates } from "./list.ts";
import { PART, newRequestStates } from "./new-requests.ts";
import {
  accepted,
  listed,
  PATH,
  proposal,
  rejected,
  scarce,
  template,
} from "./requests.ts";

/** mf-b2b alone: the list of requests, one request with its actions, and its part of home. */
export const b2b: RemoteScenarios = {
  remote: "mf-b2b",
  pages: [
    {
      path: PATH,
      page: "received",
      title: "Orçamentos Recebidos",
    },
    { path: PART, page: "new-requests", title: "Pedidos novos" },
  ],
  api: () => [
    listed(received(), scarce, accepted, rejected),
    answer("listReceivedSummaries", []),
    answer("approveReceivedBudget", { success: true }),
    answer("rejectReceivedBudget", { success: true }),
    answer("deleteReceivedBudget", { success: true }),
    answer("getIntakeKey", intakeKey(false)),
    answer("listBudgetSummaries", [proposal]),
    answer("listTemplates", [template]),
    answer("getTemplate", { ...template, dados: {} }),
    answer("changeTemplate", template),
    answer("getBudget", { ...proposal, dados: {} }),
  ],
  scenarios: [
    ...listStates,
    ...detailStates,
    ...newRequestStates,
    ...faultStates({ path: PATH, title: "Orçamentos Recebidos" }),
    ...accountRefusals({
      path: PATH,
      call: "listReceivedBudgets",
      failed: FAILED,
    }),
  ],
};
