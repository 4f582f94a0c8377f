import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import { oneLine } from "../entities/one-line.ts";
import {
  savedBudgetSchema,
  savedBudgetSummarySchema,
} from "../entities/saved-budget.ts";
import {
  chosenSchema,
  followUpSchema,
  proposalStatusSchema,
  receiptsSchema,
} from "../entities/sending.ts";
import { BINARY, endpoint } from "./endpoint.ts";

/** Largest budget accepted, in bytes of the whole body. */
export const BUDGET_BODY_LIMIT = 5 * 1024 * 1024;

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED", "PLAN_REQUIRED"] as const;

/** Budget ids count from 1 for each user. */
export const budgetParams = z.object({
  id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
});

const budgetBody = z.strictObject({
  nome: z
    .string()
    .check(
      oneLine(),
      z.trim(),
      z.minLength(1, fieldTexts.budgetNameMissing),
      z.maxLength(200),
    ),
  /** The snapshot as an object, or the same as JSON text. */
  dados: z.union([z.string(), z.record(z.string(), z.unknown())]),
  /** Reais. The API computes its own and keeps that. */
  totalFinal: z.number(),
});

/** What saving answers: the id, the version to send back as `If-Match`, and the total the API computed. */
const savedAnswer = z.object({
  id: z.number(),
  nome: z.string(),
  totalFinal: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  versao: z.number(),
});

export const listBudgets = endpoint({
  method: "GET",
  path: "/orcamentos",
  summary: "The user's budgets, newest first.",
  steps: ["signedIn", "activePlan", "turn", "input", "answer"],
  response: z.array(savedBudgetSchema),
  errors,
});

export const listBudgetSummaries = endpoint({
  method: "GET",
  path: "/orcamentos",
  query: { campos: "resumo" },
  summary: "The user's budgets without their `dados`, newest first.",
  steps: ["signedIn", "activePlan", "input", "answer"],
  response: z.array(savedBudgetSummarySchema),
  errors,
});

export const getBudget = endpoint({
  method: "GET",
  path: "/orcamentos/:id",
  summary: "One budget of the user's.",
  steps: ["signedIn", "activePlan", "input", "answer"],
  params: budgetParams,
  response: savedBudgetSchema,
  errors: [...errors, "NOT_FOUND"],
  versioned: true,
});

export const createBudget = endpoint({
  method: "POST",
  path: "/orcamentos",
  summary: "Saves a new budget.",
  steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
  body: budgetBody,
  response: savedAnswer,
  status: 201,
  errors: [...errors, "QUOTA_EXCEEDED"],
  bodyLimit: BUDGET_BODY_LIMIT,
  versioned: true,
});

export const updateBudget = endpoint({
  method: "PUT",
  path: "/orcamentos/:id",
  summary: "Saves a budget over its last version.",
  steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
  params: budgetParams,
  body: budgetBody,
  response: savedAnswer,
  errors: [...errors, "NOT_FOUND", "VERSION_MISMATCH", "QUOTA_EXCEEDED"],
  bodyLimit: BUDGET_BODY_LIMIT,
  versioned: true,
});

/** What a change of the proposal answers: the new version and all that the API keeps of it. */
const followedAnswer = z.object({
  ...savedAnswer.shape,
  ...followUpSchema.shape,
});

export const followBudget = endpoint({
  method: "PATCH",
  path: "/orcamentos/:id/acompanhamento",
  summary:
    "Changes a proposal's status, the chosen option or the instalments received.",
  steps: ["signedIn", "activePlan", "input", "transaction"],
  params: budgetParams,
  body: z
    .strictObject({
      status: z.optional(proposalStatusSchema),
      receipts: z.optional(receiptsSchema),
      /** Null takes a choice back; so does any status but `aprovada`. */
      chosen: z.optional(z.nullable(chosenSchema)),
    })
    .check(
      z.refine(
        (change) => Object.values(change).some((value) => value !== undefined),
        fieldTexts.followUpMissing,
      ),
    ),
  response: followedAnswer,
  errors: [...errors, "NOT_FOUND", "VERSION_MISMATCH"],
  versioned: true,
});

/**
 * Makes the PDF of the saved version and keeps it. A repeated call with its key gets the first answer. Two attempts of
 * 60 s.
 */
export const sendProposal = endpoint({
  method: "POST",
  path: "/orcamentos/:id/envios",
  summary: "Sends a proposal: keeps its PDF, and counts as sent.",
  steps: ["signedIn", "activePlan", "turn", "input", "transaction"],
  params: budgetParams,
  response: followedAnswer,
  status: 201,
  errors: [...errors, "NOT_FOUND", "VERSION_MISMATCH", "PDF_TOO_LONG"],
  attempts: { count: 2, timeoutMs: 60_000 },
  versioned: true,
});

export const getSentProposal = endpoint({
  method: "GET",
  path: "/orcamentos/:id/envios/:n",
  summary: "The PDF of a proposal as it was sent, while it is kept.",
  steps: ["signedIn", "activePlan", "input", "answer"],
  params: z.extend(budgetParams, { n: budgetParams.shape.id }),
  response: BINARY,
  errors: [...errors, "NOT_FOUND", "GONE"],
});

export const getSentBudget = endpoint({
  method: "GET",
  path: "/orcamentos/:id/envios/:n",
  query: { campos: "dados" },
  summary: "The budget that a sent proposal was made of, while it is kept.",
  steps: ["signedIn", "activePlan", "input", "answer"],
  params: getSentProposal.params,
  response: z.pick(savedBudgetSchema, { dados: true }),
  errors: [...errors, "NOT_FOUND", "GONE"],
});

export const deleteBudget = endpoint({
  method: "DELETE",
  path: "/orcamentos/:id",
  summary: "Deletes a budget.",
  steps: ["signedIn", "activePlan", "input", "transaction"],
  params: budgetParams,
  response: z.object({ success: z.boolean() }),
  errors: [...errors, "NOT_FOUND"],
});
