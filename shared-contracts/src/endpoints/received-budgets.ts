import * as z from "zod/mini";
import { oneLine } from "../entities/one-line.ts";
import {
  eventRequestSchema,
  receivedBudgetSchema,
  receivedSummarySchema,
} from "../entities/received-budget.ts";
import { proposalStatusSchema } from "../entities/sending.ts";
import { BUDGET_BODY_LIMIT, budgetParams } from "./budgets.ts";
import type { Endpoint } from "./endpoint.ts";

const success = z.object({ success: z.boolean() });

/**
 * For a page, `success: false` says that the decision waits on the device. `proposal` is the budget that answered the
 * request, whose status changed with it; null without one.
 */
const decided = z.extend(success, {
  proposal: z.optional(
    z.nullable(z.object({ nome: z.string(), status: proposalStatusSchema })),
  ),
});

export const receivedBudgetCalls = {
  /** Pending ones first, the newest of each first. */
  listReceivedBudgets: {
    method: "GET",
    path: "/b2b/orcamentos/recebidos/list",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    response: z.array(receivedBudgetSchema),
  },

  /** Another provider may return the decided ones too, with their `dados`. */
  listReceivedSummaries: {
    method: "GET",
    path: "/b2b/orcamentos/recebidos/list",
    query: { campos: "resumo" },
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: z.array(receivedSummarySchema),
  },

  /**
   * `dados` is the request merged with the budget made of it. Keeps the status. With `If-Match`, replaces that version
   * only.
   */
  updateReceivedBudget: {
    method: "PUT",
    path: "/b2b/orcamentos/recebidos/:id",
    steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
    params: budgetParams,
    body: z.strictObject({
      dados: z.union([z.string(), z.record(z.string(), z.unknown())]),
      /** In reais. Ignored: the API computes the total from `dados` and stores that. */
      totalFinal: z.number(),
    }),
    /** The client sends `versao` as `If-Match`; another provider may have no versions. */
    response: z.extend(success, { versao: z.optional(z.number()) }),
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "QUOTA_EXCEEDED"],
    bodyLimit: BUDGET_BODY_LIMIT,
    versioned: true,
  },

  /** Its proposal becomes `aprovada`, unless the client accepted another option. CONFLICT for a decided request. */
  approveReceivedBudget: {
    method: "PATCH",
    path: "/b2b/orcamentos/recebidos/:id/aprovar",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    response: decided,
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "CONFLICT"],
    versioned: true,
  },

  /** Its proposal becomes `perdida`, unless it was approved. CONFLICT for a decided request. */
  rejectReceivedBudget: {
    method: "PATCH",
    path: "/b2b/orcamentos/recebidos/:id/rejeitar",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    response: decided,
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "CONFLICT"],
    versioned: true,
  },

  /** Deletes pending and decided requests alike. */
  deleteReceivedBudget: {
    method: "DELETE",
    path: "/b2b/orcamentos/recebidos/:id",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    response: success,
    errors: ["NOT_FOUND"],
  },

  /**
   * Called by partners and by forms in visitors' browsers; the intake key identifies the caterer. Works without an active
   * plan, so that no request is lost.
   */
  sendRequest: {
    method: "POST",
    path: "/b2b/orcamentos",
    steps: ["intakeKey", "input", "requestLimit", "transaction"],
    body: z.strictObject({
      /** The name in the list. Default: made of the event and the client. */
      nome: z.optional(
        z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(200)),
      ),
      dados: eventRequestSchema,
      /** A trap for programs: forms hide this field. A request that fills it in is not stored. */
      site: z.optional(z.string().check(z.maxLength(1000))),
      /** The estimate shown to the client, in reais. */
      totalFinal: z.optional(
        z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
      ),
    }),
    response: z.object({ id: z.number() }),
    status: 201,
    errors: ["QUOTA_EXCEEDED"],
  },
} as const satisfies Record<string, Endpoint>;
