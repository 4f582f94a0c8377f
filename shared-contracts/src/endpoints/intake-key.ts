import * as z from "zod/mini";
import { ownPasswordSchema } from "../entities/profile.ts";
import { endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const;

const PATH = "/user/intake-key";

/** A key in use. Instants are ISO UTC. */
const intakeKeySchema = z.object({
  active: z.boolean(),
  /** Its last four characters. */
  last4: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  /** When the last request arrived by any key of the account. */
  lastRequestAt: z.nullable(z.string()),
  /** Where a form sends its requests. */
  url: z.string(),
});

/** The last four characters and the instants are null while there is no key. */
export const getIntakeKey = endpoint({
  method: "GET",
  path: PATH,
  summary: "What the account's key for requests is like; never the key.",
  steps: ["signedIn", "input", "answer"],
  response: intakeKeySchema,
  errors,
});

/** A call without the password is refused. The types allow it, for remotes of before send none. */
const withPassword = z.optional(
  z.strictObject({ password: ownPasswordSchema }),
);

/**
 * The answer holds a secret, so it is kept for no Idempotency-Key: sent again, the call makes another key. Asks for the
 * password, whose mistakes are limited.
 */
export const makeIntakeKey = endpoint({
  method: "POST",
  path: PATH,
  summary: "Makes the account's key for requests, in place of the one before.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: withPassword,
  response: z.extend(intakeKeySchema, {
    /** Shown only now: its hash alone is stored. */
    key: z.string(),
  }),
  status: 201,
  errors,
});

/** Done is done: without a key it answers the same. Asks for the password likewise. */
export const endIntakeKey = endpoint({
  method: "DELETE",
  path: PATH,
  summary: "Ends the account's key for requests.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: withPassword,
  response: z.object({ success: z.boolean() }),
  errors,
});
