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
import { BINARY, type Endpoint } from "./endpoint.ts";

/** Largest budget accepted, in bytes of the whole body. */
export const BUDGET_BODY_LIMIT = 5 * 1024 * 1024;

/** Budget ids count from 1 for each user. */
export const budgetParams = z.object({
  id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
});

const nthParams = z.extend(budgetParams, { n: budgetParams.shape.id });

/** The name and the content of a budget. */
export const budgetBodyShape = {
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
};

const budgetBody = z.strictObject({
  ...budgetBodyShape,
  /** In reais. Ignored: the API computes the total from `dados` and stores that. */
  totalFinal: z.number(),
});

/** The answer to a save: the id, the version to send as `If-Match`, and the total that the API computed. */
const savedAnswer = z.object({
  id: z.number(),
  nome: z.string(),
  totalFinal: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  versao: z.number(),
});

/** The answer to a change of the proposal: the new version and all that the API stores of the proposal. */
export const followedAnswer = z.object({
  ...savedAnswer.shape,
  ...followUpSchema.shape,
});

export const budgetCalls = {
  listBudgets: {
    method: "GET",
    path: "/orcamentos",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    response: z.array(savedBudgetSchema),
  },

  listBudgetSummaries: {
    method: "GET",
    path: "/orcamentos",
    query: { campos: "resumo" },
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: z.array(savedBudgetSummarySchema),
  },

  getBudget: {
    method: "GET",
    path: "/orcamentos/:id",
    steps: ["signedIn", "activePlan", "input", "answer"],
    params: budgetParams,
    response: savedBudgetSchema,
    errors: ["NOT_FOUND"],
    versioned: true,
  },

  createBudget: {
    method: "POST",
    path: "/orcamentos",
    steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
    body: budgetBody,
    response: savedAnswer,
    status: 201,
    errors: ["QUOTA_EXCEEDED"],
    bodyLimit: BUDGET_BODY_LIMIT,
    versioned: true,
  },

  updateBudget: {
    method: "PUT",
    path: "/orcamentos/:id",
    steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
    params: budgetParams,
    body: budgetBody,
    response: savedAnswer,
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "QUOTA_EXCEEDED"],
    bodyLimit: BUDGET_BODY_LIMIT,
    versioned: true,
  },

  followBudget: {
    method: "PATCH",
    path: "/orcamentos/:id/acompanhamento",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    body: z
      .strictObject({
        status: z.optional(proposalStatusSchema),
        receipts: z.optional(receiptsSchema),
        /** Null removes the choice; so does any status but `aprovada`. */
        chosen: z.optional(z.nullable(chosenSchema)),
      })
      .check(
        z.refine(
          (change) =>
            Object.values(change).some((value) => value !== undefined),
          fieldTexts.followUpMissing,
        ),
      ),
    response: followedAnswer,
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "CONFLICT"],
    versioned: true,
  },

  /**
   * Makes the PDF of the saved version and stores it. A repeated call with the same key returns the first answer. Two
   * attempts of 60 s. Refused with CONFLICT where its client accepted another option.
   */
  sendProposal: {
    method: "POST",
    path: "/orcamentos/:id/envios",
    steps: ["signedIn", "activePlan", "turn", "input", "transaction"],
    params: budgetParams,
    body: z.optional(
      z.strictObject({
        /** What the client reads of a change to what it accepted. */
        message: z.optional(z.string().check(z.trim(), z.maxLength(300))),
      }),
    ),
    response: followedAnswer,
    status: 201,
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "PDF_TOO_LONG", "CONFLICT"],
    attempts: { count: 2, timeoutMs: 60_000 },
    versioned: true,
  },

  getSentProposal: {
    method: "GET",
    path: "/orcamentos/:id/envios/:n",
    steps: ["signedIn", "activePlan", "input", "answer"],
    params: nthParams,
    response: BINARY,
    errors: ["NOT_FOUND", "GONE"],
  },

  getSentBudget: {
    method: "GET",
    path: "/orcamentos/:id/envios/:n",
    query: { campos: "dados" },
    steps: ["signedIn", "activePlan", "input", "answer"],
    params: nthParams,
    response: z.pick(savedBudgetSchema, { dados: true }),
    errors: ["NOT_FOUND", "GONE"],
  },

  /** Of an instalment that was received. One attempt of 60 s. */
  getInstalmentReceipt: {
    method: "GET",
    path: "/orcamentos/:id/recibos/:n",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    params: nthParams,
    response: BINARY,
    errors: ["NOT_FOUND", "CONFLICT"],
    attempts: { count: 1, timeoutMs: 60_000 },
  },

  deleteBudget: {
    method: "DELETE",
    path: "/orcamentos/:id",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    /** For a page, `success: false` says that the deletion waits on the device. */
    response: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND", "VERSION_MISMATCH"],
    versioned: true,
  },

  /** The client-facing proposal of a saved budget as `application/pdf`. One attempt of 60 s. */
  generatePdf: {
    method: "POST",
    path: "/pdf/generate-pdf",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    body: z.strictObject({
      orcamentoId: z
        .number()
        .check(z.int(), z.positive(), z.maximum(2_147_483_647)),
    }),
    response: BINARY,
    errors: ["NOT_FOUND", "PDF_TOO_LONG"],
    attempts: { count: 1, timeoutMs: 60_000 },
  },
} as const satisfies Record<string, Endpoint>;
