import * as z from "zod/mini";
import { BINARY, endpoint } from "./endpoint.ts";

/** The client-facing proposal of a saved budget as `application/pdf`. One attempt of 60 s. */
export const generatePdf = endpoint({
  method: "POST",
  path: "/pdf/generate-pdf",
  summary: "The proposal of a saved budget as a PDF file.",
  steps: ["signedIn", "activePlan", "turn", "input", "answer"],
  body: z.strictObject({
    orcamentoId: z
      .number()
      .check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  }),
  response: BINARY,
  errors: [
    "UNAUTHENTICATED",
    "ACCOUNT_BLOCKED",
    "PLAN_REQUIRED",
    "NOT_FOUND",
    "PDF_TOO_LONG",
  ],
  attempts: { count: 1, timeoutMs: 60_000 },
});
