import * as z from "zod/mini";
import { phoneDigits } from "../formats/phone.ts";
import { fieldTexts } from "./field-texts.ts";
import { oneLine } from "./one-line.ts";

/** The longest name of a person or a company, in characters. */
export const NAME_MAX = 120;

/** Who the account is of: name and email lower case, the phone as its 10 or 11 digits. */
export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type Profile = z.infer<typeof profileSchema>;

/** A name as accounts take it; it is kept lower case and shown capitalised. */
export const nameSchema = z
  .string()
  .check(
    oneLine(),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, fieldTexts.nameMissing),
    z.maxLength(NAME_MAX),
  );

/** An email as accounts take it, in any case; it is kept lower case. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, fieldTexts.emailMissing),
    z.email(fieldTexts.emailInvalid),
    z.maxLength(254),
  );

/** A phone as accounts take it, written in any way; its digits with the area code are kept. */
export const phoneSchema = z
  .string()
  .check(
    z.overwrite(phoneDigits),
    z.minLength(1, fieldTexts.phoneMissing),
    z.regex(/^\d{10,11}$/, fieldTexts.phoneInvalid),
  );

/** Largest password accepted, in characters. */
export const PASSWORD_MAX = 200;

/** The account's password beside a change that asks for it. */
export const ownPasswordSchema = z.optional(
  z.string().check(z.maxLength(PASSWORD_MAX)),
);

/** The shortest password an account may be given, in characters. */
export const NEW_PASSWORD_MIN = 6;

/** The password that replaces an account's. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, fieldTexts.newPasswordMissing),
    z.minLength(NEW_PASSWORD_MIN, fieldTexts.newPasswordShort),
    z.maxLength(PASSWORD_MAX),
  );
