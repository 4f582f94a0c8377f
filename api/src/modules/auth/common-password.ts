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

/** What somebody who knows the product tries first, without accents; docs/security.md lists them. */
export const OWN_WORDS: ReadonlySet<string> = new Set([
  "aniversario",
  "banquete",
  "banqueteapp",
  "bufe",
  "buffet",
  "cardapio",
  "casamento",
  "catering",
  "convidados",
  "cozinha",
  "evento",
  "eventos",
  "festa",
  "festas",
  "orcamento",
  "orcamentos",
]);

/** A password without accents, and without the digits and signs around its word. */
const wordOf = (bare: string) =>
  bare
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^[\d\W_]+|[\d\W_]+$/g, "");

/**
 * Refuses a new password that is common, in any case and with spaces around it, that is one of our words with digits
 * and signs around it, or that has only spaces. `path` is its field in the call.
 */
export function refuseCommonPassword(password: string, path: string): void {
  const bare = password.trim().toLowerCase();
  if (bare === "" || common.has(bare) || OWN_WORDS.has(wordOf(bare))) {
    throw refusedField(path, fieldTexts.passwordCommon);
  }
}
