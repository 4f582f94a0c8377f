import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import { oneLine } from "../entities/one-line.ts";
import { budgetParams, followedAnswer } from "./budgets.ts";
import { BINARY, type Endpoint } from "./endpoint.ts";

export const acceptanceCalls = {
  /** The proposal is as it was when it was sent. Refused with CONFLICT while an instalment is received. */
  undoAcceptance: {
    method: "POST",
    path: "/orcamentos/:id/aceite/desfazer",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    body: z.strictObject({
      /** Kept with the record; the client does not read it. */
      reason: z
        .string()
        .check(
          oneLine(),
          z.trim(),
          z.minLength(1, fieldTexts.undoReasonMissing),
          z.maxLength(300),
        ),
    }),
    response: followedAnswer,
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "CONFLICT"],
    versioned: true,
  },

  /** What was accepted before stands. */
  takeBackAddendum: {
    method: "DELETE",
    path: "/orcamentos/:id/aditivo",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    response: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
  },

  /** The accepted proposal and a page with the record. Two attempts of 60 s. */
  getAcceptanceReceipt: {
    method: "GET",
    path: "/orcamentos/:id/aceite",
    steps: ["signedIn", "activePlan", "turn", "input", "answer"],
    params: budgetParams,
    response: BINARY,
    errors: ["NOT_FOUND"],
    attempts: { count: 2, timeoutMs: 60_000 },
  },
} as const satisfies Record<string, Endpoint>;
