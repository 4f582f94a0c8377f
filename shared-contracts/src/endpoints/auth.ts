import * as z from "zod/mini";
import { fieldTexts } from "../entities/field-texts.ts";
import {
  emailSchema,
  nameSchema,
  NEW_PASSWORD_MIN,
  PASSWORD_MAX,
  phoneSchema,
} from "../entities/profile.ts";
import { sessionSchema } from "../entities/session.ts";
import { endpoint } from "./endpoint.ts";

/**
 * Creates an account. Name and email arrive in any case and are kept lower case; the phone is digits with the area
 * code.
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

/** Signs in with an email or a phone, both sent as `email`. */
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
  }),
  response: sessionSchema,
  errors: ["INVALID_CREDENTIALS", "ACCOUNT_BLOCKED"],
});
