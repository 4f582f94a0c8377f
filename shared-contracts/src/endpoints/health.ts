import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const healthCalls = {
  /** Connectivity test: one attempt. */
  health: {
    method: "GET",
    path: "/health",
    steps: ["input", "answer"],
    response: z.object({
      ok: z.boolean(),
      /** Identifies the pricing rules of the API; other providers may leave it out. */
      rulesHash: z.optional(z.string()),
    }),
    attempts: { count: 1, timeoutMs: 15_000 },
  },
} as const satisfies Record<string, Endpoint>;
