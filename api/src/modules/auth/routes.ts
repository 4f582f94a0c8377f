import type { Database } from "../../db/connection.ts";
import type { SignToken } from "../../http/auth.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { refuseCommonPassword } from "./common-password.ts";
import { identifierKey, identifierOf } from "./identifier.ts";
import { findUser } from "./repository.ts";
import { createAccount, signIn } from "./service.ts";
import type { SignInBudgets } from "./sign-in-budgets.ts";

/** Registration and sign-in; both return a token. */
export function authHandlers(
  db: Database,
  sign: SignToken,
  budgets: SignInBudgets,
): Pick<Handlers, "register" | "login"> {
  return {
    register: async ({ body, remoteIp }) => {
      refuseCommonPassword(body.password, "password");
      const user = await budgets.register(remoteIp, () =>
        createAccount(db, body),
      );
      return { body: { token: sign(user) } };
    },
    login: async ({ body, remoteIp }) => {
      const identifier = identifierOf(body.email);
      const found = await findUser(db, identifier);
      const user = await budgets.signIn(
        { remoteIp, user: found, identifier: identifierKey(identifier) },
        () => signIn(db, found, body.password),
      );
      return { body: { token: sign(user) } };
    },
  };
}
