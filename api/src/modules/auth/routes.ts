import type { Database } from "../../db/connection.ts";
import type { SignToken } from "../../http/auth.ts";
import type { Handlers } from "../../http/handlers.ts";
import { createAccount, signIn } from "./service.ts";

/** Registration and sign-in: both answer a token. */
export function authHandlers(
  db: Database,
  sign: SignToken,
): Pick<Handlers, "register" | "login"> {
  return {
    register: async ({ body }) => {
      const user = await createAccount(db, body);
      return { body: { token: sign(user) } };
    },
    login: async ({ body }) => {
      const user = await signIn(db, body.email, body.password);
      return { body: { token: sign(user) } };
    },
  };
}
