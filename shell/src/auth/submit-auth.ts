import type { ApiClient } from "shared-contracts/client/api-client";
import { fetchCallLibrary } from "shared-contracts/client/fetch-call-library";
import { errorsByField } from "shared-contracts/endpoints/errors-by-field";
import { phoneDigits } from "shared-contracts/formats/phone";

/** The name of its call. */
export type AuthMode = "login" | "register";

/** What the user typed; `email` holds an email or a phone when signing in. */
export interface AuthForm {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** `error` is the form's line; null when the fields' errors are enough. */
export type AuthResult =
  | { ok: true; token: string }
  | {
      ok: false;
      error: string | null;
      /** When the account is erased, unless signing in keeps it. */
      ending?: string;
      fields: Partial<Record<keyof AuthForm, string>>;
    };

/** What is sent beside the form: the wish to keep an account when signing in, an invitation when registering. */
interface AuthExtras {
  keepAccount?: true;
  invitation?: string;
}

/** Which value of the call each field holds. */
const PATHS = {
  name: "name",
  email: "email",
  phone: "phone",
  password: "password",
} as const;

/** The error of each field, before anything is sent. */
export function fieldErrors(
  client: Pick<ApiClient, "check">,
  mode: AuthMode,
  form: AuthForm,
): Partial<Record<keyof AuthForm, string>> {
  return errorsByField(client.check(mode, bodyOf(mode, form)), PATHS).fields;
}

/** Checks the form and signs in or registers. Returns the token, or the errors to show: a line, fields, or both. */
export async function submitAuth(
  client: ApiClient,
  mode: AuthMode,
  form: AuthForm,
  { keepAccount, invitation }: AuthExtras = {},
): Promise<AuthResult> {
  // If this fails no error is found here, and the call fails with the reason.
  await fetchCallLibrary();
  const wrong = fieldErrors(client, mode, form);
  if (Object.keys(wrong).length > 0)
    return { ok: false, error: missingFields(mode, form), fields: wrong };
  try {
    const body = {
      ...bodyOf(mode, form),
      ...(mode === "login"
        ? keepAccount && { keepAccount }
        : invitation !== undefined && { invitation }),
    };
    const { token } = await client.call(mode, { body });
    return { ok: true, token };
  } catch (error) {
    const { fields, elsewhere } = errorsByField(error, PATHS);
    const text = error instanceof Error ? error.message : "";
    if ((error as { code?: string }).code === "ACCOUNT_ENDING")
      return { ok: false, error: null, ending: text, fields };
    const line = elsewhere ? text || "Erro ao autenticar" : null;
    return { ok: false, error: line, fields };
  }
}

function bodyOf(mode: AuthMode, form: AuthForm) {
  const login = { email: form.email.trim(), password: form.password };
  if (mode === "login") return login;
  return {
    name: form.name.trim().toLowerCase(),
    email: login.email.toLowerCase(),
    phone: phoneDigits(form.phone),
    password: form.password,
  };
}

function missingFields(mode: AuthMode, form: AuthForm): string | null {
  const { name, email, phone, password } = form;
  if (mode === "login")
    return email.trim() && password
      ? null
      : "Email/telefone e senha são obrigatórios";
  return name.trim() && email.trim() && phone.trim() && password
    ? null
    : "Nome, email, senha e telefone são obrigatórios";
}
