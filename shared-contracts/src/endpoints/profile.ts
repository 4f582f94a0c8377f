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
import type { Endpoint } from "./endpoint.ts";

export const profileCalls = {
  getProfile: {
    method: "GET",
    path: "/user/profile",
    steps: ["signedIn", "input", "answer"],
    response: profileSchema,
  },

  /**
   * Email and phone identify an account, so each belongs to one account only. A change of either needs the password;
   * wrong ones are limited. The answer is not stored, as the body may hold a password.
   */
  updateProfile: {
    method: "PUT",
    path: "/user/profile",
    steps: ["signedIn", "input", "passwordLimit", "answer"],
    body: z.strictObject({
      name: nameSchema,
      email: emailSchema,
      phone: phoneSchema,
      /** Needed for another email or phone. */
      password: ownPasswordSchema,
    }),
    response: profileSchema,
    errors: ["EMAIL_TAKEN", "PHONE_TAKEN"],
  },

  /**
   * Ends every session of the account, the caller's too. A wrong current password is VALIDATION, because a 401 would end
   * the session.
   */
  changePassword: {
    method: "POST",
    path: "/user/change-password",
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
    errors: ["CONFLICT"],
  },
} as const satisfies Record<string, Endpoint>;
