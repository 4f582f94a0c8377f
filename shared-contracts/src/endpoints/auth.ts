import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import {
  emailSchema,
  nameSchema,
  NEW_PASSWORD_MIN,
  newPasswordSchema,
  PASSWORD_MAX,
  phoneSchema,
} from "../entities/profile.ts";
import { sessionSchema } from "../entities/session.ts";
import type { Endpoint } from "./endpoint.ts";

/** Whether the service sends mail; reveals nothing about the account. */
const mailSchema = z.object({ mail: z.boolean() });

const linkToken = z.string().check(z.regex(/^[\w-]{64}$/));

const success = z.object({ success: z.boolean() });

export const authCalls = {
  /**
   * Accepts name and email in any case and stores them in lower case; accepts the phone in any form and stores its
   * digits.
   */
  register: {
    method: "POST",
    path: "/auth/register",
    steps: ["input", "signInLimit", "answer"],
    body: z.strictObject({
      name: nameSchema,
      email: emailSchema,
      phone: phoneSchema,
      password: z
        .string()
        .check(
          z.minLength(1, fieldTexts.passwordMissing),
          z.minLength(NEW_PASSWORD_MIN, fieldTexts.passwordShort),
          z.maxLength(PASSWORD_MAX),
        ),
      /** The token of an invitation; needed if registration is closed. */
      invitation: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: sessionSchema,
    status: 201,
    errors: ["EMAIL_TAKEN", "PHONE_TAKEN", "CONFLICT", "LINK_OVER"],
  },

  /**
   * `email` holds an email or a phone. An account that is about to be erased is refused unless `keepAccount` is true,
   * which cancels the erasure.
   */
  login: {
    method: "POST",
    path: "/auth/login",
    steps: ["input", "signInLimit", "answer"],
    body: z.strictObject({
      email: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, fieldTexts.identifierMissing),
          z.maxLength(254),
        ),
      password: z
        .string()
        .check(
          z.minLength(1, fieldTexts.passwordMissing),
          z.maxLength(PASSWORD_MAX),
        ),
      keepAccount: z.optional(z.literal(true)),
    }),
    response: sessionSchema,
    errors: ["INVALID_CREDENTIALS", "ACCOUNT_BLOCKED", "ACCOUNT_ENDING"],
  },

  /**
   * Mails to a confirmed address, or to the address of the registration, which the link then confirms. The answer and
   * its time are the same for every address.
   */
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    steps: ["input", "signInLimit", "answer"],
    body: z.strictObject({ email: emailSchema }),
    response: mailSchema,
  },

  /** The link works once, within 30 minutes. Ends every session of the account. */
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    steps: ["input", "answer"],
    body: z.strictObject({
      token: linkToken,
      newPassword: newPasswordSchema,
    }),
    response: success,
    errors: ["ACCOUNT_BLOCKED", "LINK_OVER"],
  },

  /** Works once, and only while the account still has the address. */
  confirmEmail: {
    method: "POST",
    path: "/auth/confirm-email",
    steps: ["input", "answer"],
    body: z.strictObject({ token: linkToken }),
    response: success,
    errors: ["LINK_OVER"],
  },

  askConfirmation: {
    method: "POST",
    path: "/user/confirm-email",
    steps: ["signedIn", "input", "answer"],
    body: z.optional(z.strictObject({})),
    response: mailSchema,
  },
} as const satisfies Record<string, Endpoint>;
