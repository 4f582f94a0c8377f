import * as z from "zod/mini";
import { ownPasswordSchema } from "../entities/profile.ts";
import type { Endpoint } from "./endpoint.ts";

/** A sign-in on one device. Instants are ISO UTC. */
const deviceSessionSchema = z.object({
  id: z.string(),
  /** The browser and system, as `Chrome no Windows`. */
  device: z.string(),
  createdAt: z.string(),
  /** Updated at most once an hour. */
  lastUsedAt: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});

export const sessionCalls = {
  getSecurity: {
    method: "GET",
    path: "/user/security",
    steps: ["signedIn", "input", "answer"],
    response: z.object({
      /** The most recently used first. */
      sessions: z.array(deviceSessionSchema),
      emailConfirmed: z.boolean(),
      /** Whether reminders are mailed. */
      reminders: z.boolean(),
      /** Whether the service sends mail. */
      mail: z.boolean(),
    }),
  },

  /** `body` is optional in the type only: the API refuses a call without the password. */
  endSession: {
    method: "DELETE",
    path: "/user/sessions/:id",
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    params: z.object({ id: z.uuid() }),
    body: z.optional(z.strictObject({ password: ownPasswordSchema })),
    response: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
  },

  /** Needs the password only to end every session. */
  logout: {
    method: "POST",
    path: "/auth/logout",
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: z.optional(
      z.strictObject({
        everywhere: z.optional(z.boolean()),
        password: ownPasswordSchema,
      }),
    ),
    response: z.object({ success: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
