import * as z from "zod/mini";
import { phoneDigits } from "../formats/phone.ts";
import { fieldTexts } from "./field-texts.ts";
import { oneLine } from "./one-line.ts";

/** The longest name of a person or a company, in characters. */
export const NAME_MAX = 120;

/** The owner of an account: name and email in lower case, the phone as 10 or 11 digits. */
export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type Profile = z.infer<typeof profileSchema>;

/** A name in any case; stored in lower case and displayed by `displayName`. */
export const nameSchema = z
  .string()
  .check(
    oneLine(),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, fieldTexts.nameMissing),
    z.maxLength(NAME_MAX),
  );

/** An email in any case; stored in lower case. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, fieldTexts.emailMissing),
    z.email(fieldTexts.emailInvalid),
    z.maxLength(254),
  );

/** A phone in any form; stored as its digits with the area code. */
export const phoneSchema = z
  .string()
  .check(
    z.overwrite(phoneDigits),
    z.minLength(1, fieldTexts.phoneMissing),
    z.regex(/^\d{10,11}$/, fieldTexts.phoneInvalid),
  );

/** Largest password accepted, in characters. */
export const PASSWORD_MAX = 200;

/** The account's password, for a change that needs it. */
export const ownPasswordSchema = z.optional(
  z.string().check(z.maxLength(PASSWORD_MAX)),
);

/** The shortest new password, in characters. */
export const NEW_PASSWORD_MIN = 6;

/** A new password of an account. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, fieldTexts.newPasswordMissing),
    z.minLength(NEW_PASSWORD_MIN, fieldTexts.newPasswordShort),
    z.maxLength(PASSWORD_MAX),
  );
