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
import { endpoint } from "./endpoint.ts";

/**
 * Creates an account. Name and email arrive in any case and are kept lower case; the phone arrives in any form, and its
 * digits are kept.
 */
export const register = endpoint({
  method: "POST",
  path: "/auth/register",
  summary: "Creates an account and signs it in.",
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
  }),
  response: sessionSchema,
  status: 201,
  errors: ["EMAIL_TAKEN", "PHONE_TAKEN"],
});

/**
 * Signs in with an email or a phone, both sent as `email`. An account about to be erased is refused unless
 * `keepAccount` says to keep it.
 */
export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  summary: "Signs in with an email or a phone.",
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
});

/** Whether the service sends mail; it says nothing about the account. */
const askedSchema = z.object({ mail: z.boolean() });

const linkToken = z.string().check(z.regex(/^[\w-]{64}$/));

const success = z.object({ success: z.boolean() });

/**
 * Mails a link to set a new password, to a confirmed address or to that of the registration, which it confirms. The
 * answer and its time are the same for every address.
 */
export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  summary: "Mails a link to set a new password.",
  steps: ["input", "signInLimit", "answer"],
  body: z.strictObject({ email: emailSchema }),
  response: askedSchema,
  errors: [],
});

/** The link works once, for 30 minutes. Every session of the account ends. */
export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  summary: "Sets a new password by a mailed link.",
  steps: ["input", "answer"],
  body: z.strictObject({
    token: linkToken,
    newPassword: newPasswordSchema,
  }),
  response: success,
  errors: ["ACCOUNT_BLOCKED", "LINK_OVER"],
});

/** Works once, and only while the account still has the address. */
export const confirmEmail = endpoint({
  method: "POST",
  path: "/auth/confirm-email",
  summary: "Confirms the address that a link was mailed to.",
  steps: ["input", "answer"],
  body: z.strictObject({ token: linkToken }),
  response: success,
  errors: ["LINK_OVER"],
});

export const askConfirmation = endpoint({
  method: "POST",
  path: "/user/confirm-email",
  summary: "Mails the link that confirms the account's address.",
  steps: ["signedIn", "input", "answer"],
  body: z.optional(z.strictObject({})),
  response: askedSchema,
  errors: ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"],
});
