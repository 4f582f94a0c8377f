import * as z from "zod/mini";
import { oneLine } from "../entities/one-line.ts";
import {
  eventRequestSchema,
  receivedBudgetSchema,
  receivedSummarySchema,
} from "../entities/received-budget.ts";
import { BUDGET_BODY_LIMIT, budgetParams } from "./budgets.ts";
import { endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED", "PLAN_REQUIRED"] as const;

const success = z.object({ success: z.boolean() });

/** Pending ones first, the newest of each first. */
export const listReceivedBudgets = endpoint({
  method: "GET",
  path: "/b2b/orcamentos/recebidos/list",
  summary: "The budgets the user was asked for.",
  steps: ["signedIn", "activePlan", "turn", "input", "answer"],
  response: z.array(receivedBudgetSchema),
  errors,
});

/** A provider of the first calls answers the decided ones too, with their `dados`. */
export const listReceivedSummaries = endpoint({
  method: "GET",
  path: "/b2b/orcamentos/recebidos/list",
  query: { campos: "resumo" },
  summary: "The pending requests without their `dados`, newest first.",
  steps: ["signedIn", "activePlan", "input", "answer"],
  response: z.array(receivedSummarySchema),
  errors,
});

/**
 * `dados` is the request merged with the budget made of it; its status stays. With `If-Match` only that version is
 * replaced.
 */
export const updateReceivedBudget = endpoint({
  method: "PUT",
  path: "/b2b/orcamentos/recebidos/:id",
  summary: "Saves the budget made of a request.",
  steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
  params: budgetParams,
  body: z.strictObject({
    dados: z.union([z.string(), z.record(z.string(), z.unknown())]),
    /** Reais. The API computes its own and keeps that. */
    totalFinal: z.number(),
  }),
  /** `versao` is sent back as `If-Match`; a provider without versions has none. */
  response: z.extend(success, { versao: z.optional(z.number()) }),
  errors: [...errors, "NOT_FOUND", "VERSION_MISMATCH", "QUOTA_EXCEEDED"],
  bodyLimit: BUDGET_BODY_LIMIT,
  versioned: true,
});

/** Refused with CONFLICT once it was decided. */
export const approveReceivedBudget = endpoint({
  method: "PATCH",
  path: "/b2b/orcamentos/recebidos/:id/aprovar",
  summary: "Approves a pending request.",
  steps: ["signedIn", "activePlan", "input", "transaction"],
  params: budgetParams,
  response: success,
  errors: [...errors, "NOT_FOUND", "CONFLICT"],
});

/** Refused with CONFLICT once it was decided. */
export const rejectReceivedBudget = endpoint({
  method: "PATCH",
  path: "/b2b/orcamentos/recebidos/:id/rejeitar",
  summary: "Rejects a pending request.",
  steps: ["signedIn", "activePlan", "input", "transaction"],
  params: budgetParams,
  response: success,
  errors: [...errors, "NOT_FOUND", "CONFLICT"],
});

/** Deletes it for good, whatever was decided. */
export const deleteReceivedBudget = endpoint({
  method: "DELETE",
  path: "/b2b/orcamentos/recebidos/:id",
  summary: "Deletes a request.",
  steps: ["signedIn", "activePlan", "input", "transaction"],
  params: budgetParams,
  response: success,
  errors: [...errors, "NOT_FOUND"],
});

/**
 * How requests arrive, also from the browser of a visitor: the caterer's intake key says whose they are. A caterer
 * without a plan misses none.
 */
export const sendRequest = endpoint({
  method: "POST",
  path: "/b2b/orcamentos",
  summary: "Asks a caterer for a budget.",
  steps: ["intakeKey", "input", "requestLimit", "transaction"],
  body: z.strictObject({
    /** How the caterer finds it again; without it, the event and the client. */
    nome: z.optional(
      z.string().check(oneLine(), z.trim(), z.minLength(1), z.maxLength(200)),
    ),
    dados: eventRequestSchema,
    /** A trap: a form hides it, so only a program fills it in, and what that sends is not kept. */
    site: z.optional(z.string().check(z.maxLength(1000))),
    /** The estimate shown to the client, in reais. */
    totalFinal: z.optional(
      z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
    ),
  }),
  response: z.object({ id: z.number() }),
  status: 201,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED", "QUOTA_EXCEEDED"],
});
