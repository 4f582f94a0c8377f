import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import { PASSWORD_MAX } from "../entities/profile.ts";
import { BINARY, type Endpoint } from "./endpoint.ts";

const withPassword = z.strictObject({
  password: z
    .string()
    .check(
      z.minLength(1, fieldTexts.passwordMissing),
      z.maxLength(PASSWORD_MAX),
    ),
});

export const ownDataCalls = {
  /** A JSON file: the rows of every table by its name. */
  exportOwnData: {
    method: "POST",
    path: "/user/export",
    steps: ["signedIn", "turn", "input", "passwordLimit", "answer"],
    body: withPassword,
    response: BINARY,
    attempts: { count: 1, timeoutMs: 60_000 },
  },

  /** Ends every session. Until `eraseAt`, signing in with `keepAccount` cancels the erasure. */
  eraseOwnAccount: {
    method: "POST",
    path: "/user/erase",
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: withPassword,
    response: z.object({
      /** An instant, ISO UTC. */
      eraseAt: z.string(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
