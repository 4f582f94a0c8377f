import { dictionary } from "@zxcvbn-ts/language-common";
import { NEW_PASSWORD_MIN } from "shared-contracts/entities/profile";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import { refusedField } from "../../http/api-error.ts";
import { BRAZILIAN_PASSWORDS } from "./brazilian-passwords.ts";

/** Entries to use of the international list, the commonest first. Shorter passwords are refused for their length. */
const INTERNATIONAL = 3000;

const common = new Set([
  ...dictionary["passwords-common"]
    .filter((password) => password.length >= NEW_PASSWORD_MIN)
    .slice(0, INTERNATIONAL),
  ...BRAZILIAN_PASSWORDS,
]);

/**
 * Refuses a new password that is common, in any case and with spaces around it, or that has only spaces. `path` is its
 * field in the call.
 */
export function refuseCommonPassword(password: string, path: string): void {
  const bare = password.trim().toLowerCase();
  if (bare === "" || common.has(bare)) {
    throw refusedField(path, fieldTexts.passwordCommon);
  }
}
