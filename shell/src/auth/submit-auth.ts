import type { ApiClient } from "shared-contracts/client/api-client";
import { phoneDigits } from "shared-contracts/formats/phone";

export type AuthMode = "login" | "register";

/** What the person typed; `email` holds an email or a phone when signing in. */
export interface AuthForm {
  name: string;
  email: string;
  phone: string;
  password: string;
}

export type AuthResult =
  { ok: true; token: string } | { ok: false; error: string };

/** Checks the form, signs in or registers, and answers the token or the line to show (sections 5 and 8). */
export async function submitAuth(
  client: ApiClient,
  mode: AuthMode,
  form: AuthForm,
): Promise<AuthResult> {
  const missing = missingFields(mode, form);
  if (missing) return { ok: false, error: missing };
  try {
    const { token } = await (mode === "register"
      ? client.call("register", {
          body: {
            name: form.name.trim().toLowerCase(),
            email: form.email.trim().toLowerCase(),
            phone: phoneDigits(form.phone),
            password: form.password,
          },
        })
      : client.call("login", {
          body: { email: form.email.trim(), password: form.password },
        }));
    return { ok: true, token };
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    return { ok: false, error: text || "Erro ao autenticar" };
  }
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
