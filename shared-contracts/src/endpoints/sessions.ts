import * as z from "zod/mini";
import { ownPasswordSchema } from "../entities/profile.ts";
import { endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const;

/** A sign-in on one device. Instants are ISO UTC. */
const deviceSessionSchema = z.object({
  id: z.string(),
  /** The browser and system, as `Chrome no Windows`. */
  device: z.string(),
  createdAt: z.string(),
  /** Exact to the hour. */
  lastUsedAt: z.string(),
  /** Whether the call was made with it. */
  current: z.boolean(),
});

export const getSecurity = endpoint({
  method: "GET",
  path: "/user/security",
  summary:
    "Where the account is signed in, and whether its email is confirmed.",
  steps: ["signedIn", "input", "answer"],
  response: z.object({
    /** The one used last first. */
    sessions: z.array(deviceSessionSchema),
    emailConfirmed: z.boolean(),
    /** Whether reminders are mailed. */
    reminders: z.boolean(),
    /** Whether the service sends mail. */
    mail: z.boolean(),
  }),
  errors,
});

/** A call without the password is refused. The types allow it, for remotes of before send none. */
export const endSession = endpoint({
  method: "DELETE",
  path: "/user/sessions/:id",
  summary: "Ends a session of the account.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  params: z.object({ id: z.uuid() }),
  body: z.optional(z.strictObject({ password: ownPasswordSchema })),
  response: z.object({ success: z.boolean() }),
  errors: [...errors, "NOT_FOUND"],
});

/** The token is refused from then on. To end every session asks for the password, to end the caller's does not. */
export const logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  summary: "Ends the caller's session, or every session of the account.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: z.optional(
    z.strictObject({
      everywhere: z.optional(z.boolean()),
      password: ownPasswordSchema,
    }),
  ),
  response: z.object({ success: z.boolean() }),
  errors,
});
