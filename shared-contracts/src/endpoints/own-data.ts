import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import { PASSWORD_MAX } from "../entities/profile.ts";
import { BINARY, endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const;

const withPassword = z.strictObject({
  password: z
    .string()
    .check(
      z.minLength(1, fieldTexts.passwordMissing),
      z.maxLength(PASSWORD_MAX),
    ),
});

/** A JSON file: the rows of every table by its name. */
export const exportOwnData = endpoint({
  method: "POST",
  path: "/user/export",
  summary: "All that is kept of the account.",
  steps: ["signedIn", "turn", "input", "passwordLimit", "answer"],
  body: withPassword,
  response: BINARY,
  errors,
  attempts: { count: 1, timeoutMs: 60_000 },
});

/** Every session ends. Until `eraseAt`, signing in with `keepAccount` takes it back. */
export const eraseOwnAccount = endpoint({
  method: "POST",
  path: "/user/erase",
  summary: "Erases the account in seven days.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: withPassword,
  response: z.object({
    /** An instant, ISO UTC. */
    eraseAt: z.string(),
  }),
  errors,
});
