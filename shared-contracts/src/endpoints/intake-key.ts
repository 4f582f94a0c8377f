import * as z from "zod/mini";
import { ownPasswordSchema } from "../entities/profile.ts";
import type { Endpoint } from "./endpoint.ts";

const PATH = "/user/intake-key";

/** A key for requests. Instants are ISO UTC. */
const intakeKeySchema = z.object({
  active: z.boolean(),
  /** Its last four characters. */
  last4: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  /** Arrival of the last request by any key of the account. */
  lastRequestAt: z.nullable(z.string()),
  /** Address that a form sends its requests to. */
  url: z.string(),
});

/** Optional in the type only: the API refuses a call without the password. */
const withPassword = z.optional(
  z.strictObject({ password: ownPasswordSchema }),
);

export const intakeKeyCalls = {
  /** Without a key, the last four characters and the instants are null. */
  getIntakeKey: {
    method: "GET",
    path: PATH,
    steps: ["signedIn", "input", "answer"],
    response: intakeKeySchema,
  },

  /**
   * The answer holds a secret, so it is not stored for its Idempotency-Key: the same call again makes another key. Needs
   * the password; wrong ones are limited.
   */
  makeIntakeKey: {
    method: "POST",
    path: PATH,
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: withPassword,
    response: z.extend(intakeKeySchema, {
      /** Only here: the API stores its hash alone. */
      key: z.string(),
    }),
    status: 201,
  },

  /** Succeeds without a key too. Needs the password; wrong ones are limited. */
  endIntakeKey: {
    method: "DELETE",
    path: PATH,
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: withPassword,
    response: z.object({ success: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
