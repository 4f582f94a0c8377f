import { errorTexts } from "shared-contracts/endpoints/error-codes";
import type { SchemaRefusal } from "./check-by-schema.ts";

/** The text of a form with a missing field; other calls use the general text. */
const incompleteTexts: Record<string, string> = {
  login: "Email/telefone e senha são obrigatórios",
  register: "Nome, email, senha e telefone são obrigatórios",
  updateProfile: "Todos os campos são obrigatórios",
  changePassword: "Todos os campos de senha são obrigatórios",
};

/**
 * The text of a refusal by schema: the form's text when a value is missing, the only error's when there is one, else
 * the general text.
 */
export function validationText(
  endpoint: string | undefined,
  { errors, incomplete }: SchemaRefusal,
): string {
  const line = endpoint && incomplete ? incompleteTexts[endpoint] : undefined;
  const [first, ...others] = errors;
  const only = others.length === 0 ? first?.message : undefined;
  return line ?? only ?? errorTexts.VALIDATION;
}

/** The text for a body that is too large: some calls have a specific one. */
const tooLargeTexts: Record<string, string> = {
  uploadLogo: "Arquivo muito grande. Máximo 5MB",
};

export function tooLargeText(endpoint: string | undefined) {
  return endpoint ? tooLargeTexts[endpoint] : undefined;
}
