import type { Database } from "../../db/connection.ts";
import { startSession } from "../../db/sessions.ts";
import type { Env } from "../../env.ts";
import type { Mail } from "../../mail/mail.ts";
import type { Tokens } from "../../http/tokens.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { refuseCommonPassword } from "./common-password.ts";
import { deviceName } from "./device-name.ts";
import { identifierKey, identifierOf } from "./identifier.ts";
import { refuseUninvited, useInvitation } from "./invitations.ts";
import { findUser, type User } from "./repository.ts";
import { createAccount, signIn } from "./service.ts";
import type { SignInBudgets } from "./sign-in-budgets.ts";

export interface SignInOptions {
  db: Database;
  tokens: Tokens;
  budgets: SignInBudgets;
  /** The version of the terms in force, noted with a new account. */
  termsVersion: string;
  /** Whether anybody may register, or only who was invited. */
  registration: Env["BANQUETE_REGISTRATION"];
  mail: Mail;
  now: () => Date;
}

/** Registration and sign-in; both start a session and return its token. */
export function authHandlers({
  db,
  tokens,
  budgets,
  termsVersion,
  registration,
  mail,
  now,
}: SignInOptions) {
  const session = async (user: User, userAgent: string | undefined) => {
    const device = deviceName(userAgent);
    const sid = await startSession(db, user.id, device, now());
    const { id: sub, token_version: ver } = user;
    return { body: { token: tokens.sign({ sub, sid, ver }) } };
  };
  return {
    register: async ({ body, remoteIp, userAgent, about }) => {
      const isClosed = registration === "closed";
      if (isClosed) refuseUninvited(body.invitation);
      refuseCommonPassword(body.password, "password");
      const user = await budgets.register(remoteIp, () =>
        createAccount(db, body, termsVersion, async (held, { id: userId }) => {
          if (isClosed) await useInvitation(held, body, now());
          await mail.queue(
            held,
            { kind: "confirm-address", userId, details: {} },
            now(),
          );
        }),
      );
      about(user.id);
      return session(user, userAgent);
    },
    login: async ({ body, remoteIp, userAgent, about }) => {
      const identifier = identifierOf(body.email);
      const found = await findUser(db, identifier);
      if (found) about(found.id);
      const user = await budgets.signIn(
        { remoteIp, user: found, identifier: identifierKey(identifier) },
        () => signIn(db, found, body),
      );
      return session(user, userAgent);
    },
  } satisfies Partial<Handlers>;
}
