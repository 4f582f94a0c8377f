import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Connectivity test: one attempt, only whether it answers. */
export const health = endpoint({
  method: "GET",
  path: "/health",
  summary: "Whether the service and its database answer.",
  steps: ["input", "answer"],
  response: z.object({
    ok: z.boolean(),
    /** Identifies the rules that the API prices by; absent of a provider that does not say. */
    rulesHash: z.optional(z.string()),
  }),
  errors: [],
  attempts: { count: 1, timeoutMs: 15_000 },
});
