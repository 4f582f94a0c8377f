import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import {
  emailSchema,
  nameSchema,
  newPasswordSchema,
  ownPasswordSchema,
  PASSWORD_MAX,
  phoneSchema,
  profileSchema,
} from "../entities/profile.ts";
import { endpoint } from "./endpoint.ts";

const errors = ["UNAUTHENTICATED", "ACCOUNT_BLOCKED"] as const;

export const getProfile = endpoint({
  method: "GET",
  path: "/user/profile",
  summary: "Who the account is of.",
  steps: ["signedIn", "input", "answer"],
  response: profileSchema,
  errors,
});

/**
 * The email and the phone sign in, so each belongs to one account. Changing one asks for the password, whose mistakes
 * are limited. Nothing made of a password is kept.
 */
export const updateProfile = endpoint({
  method: "PUT",
  path: "/user/profile",
  summary: "Changes name, email and phone.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: z.strictObject({
    name: nameSchema,
    email: emailSchema,
    phone: phoneSchema,
    /** The account's; needed for another email or phone. */
    password: ownPasswordSchema,
  }),
  response: profileSchema,
  errors: [...errors, "EMAIL_TAKEN", "PHONE_TAKEN"],
});

/**
 * Every session of the account ends, the caller's too. A wrong current password is VALIDATION, for a 401 would end the
 * session.
 */
export const changePassword = endpoint({
  method: "POST",
  path: "/user/change-password",
  summary: "Changes the password and ends every session.",
  steps: ["signedIn", "input", "passwordLimit", "answer"],
  body: z.strictObject({
    currentPassword: z
      .string()
      .check(
        z.minLength(1, fieldTexts.currentPasswordMissing),
        z.maxLength(PASSWORD_MAX),
      ),
    newPassword: newPasswordSchema,
  }),
  response: z.object({ success: z.boolean() }),
  errors: [...errors, "CONFLICT"],
});
