import { NIL } from "uuid";
import type { Handlers } from "../../calls/handlers.ts";
import { readAccount } from "../../db/accounts.ts";
import { deleteOwnRow } from "../../db/own-row.ts";
import { endAllSessions, listSessions } from "../../db/sessions.ts";
import { ApiError } from "../../http/api-error.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import type { Mail } from "../../mail/mail.ts";
import { checkPassword } from "../auth/check-password.ts";
import { exportAccount } from "./export-account.ts";
import { findResettable } from "./link-mails.ts";
import { confirmEmail, resetPassword } from "./use-link.ts";

/** How long the owner of an erased account can keep it. */
const WAITING_MS = 7 * 24 * 60 * 60 * 1000;

/** Sessions, links that were mailed, and the account's own data. */
export function accountHandlers(mail: Mail, now: () => Date) {
  return {
    getSecurity: async ({ db, caller }) => {
      const sessions = await listSessions(db, caller.id, now());
      const account = await readAccount(db, caller.id, [
        "email_confirmed_at",
        "reminders",
      ]);
      return {
        body: {
          sessions: sessions.map((session) => ({
            id: session.id,
            device: session.device,
            createdAt: session.created_at.toISOString(),
            lastUsedAt: session.last_used_at.toISOString(),
            current: session.id === caller.sessionId,
          })),
          emailConfirmed: account.email_confirmed_at !== null,
          reminders: account.reminders,
          mail: mail.configured,
        },
      };
    },
    endSession: async ({ db, caller, params, body }) => {
      await checkPassword(db, caller.id, body?.password, "password");
      if (!(await deleteOwnRow(db, "sessions", caller.id, params.id)))
        throw new ApiError("NOT_FOUND");
      return { body: { success: true } };
    },
    logout: async ({ db, caller, body }) => {
      if (body?.everywhere) {
        await checkPassword(db, caller.id, body.password, "password");
        await endAllSessions(db, caller.id);
      } else await deleteOwnRow(db, "sessions", caller.id, caller.sessionId!);
      return { body: { success: true } };
    },
    forgotPassword: async ({ db, body, remoteIp, about }) => {
      const { email: to } = body;
      // The same statements for every address, and a commit that writes. [sign-in-reveals-nothing]
      await db.transaction().execute(async (held) => {
        const found = await findResettable(held, to);
        if (found) about(found);
        const userId = found ?? NIL;
        const fromKnown = await mail.countCall(held, { userId, remoteIp });
        await mail.queue(
          held,
          { kind: "reset", to, userId, fromKnown, details: {} },
          now(),
        );
      });
      return { body: { mail: mail.configured } };
    },
    resetPassword: async ({ db, body, remoteIp }) => {
      await resetPassword(db, { body, remoteIp }, mail, now());
      return { body: { success: true } };
    },
    confirmEmail: async ({ db, body }) => {
      await confirmEmail(db, body.token, now());
      return { body: { success: true } };
    },
    askConfirmation: async ({ db, caller, remoteIp }) => {
      const userId = caller.id;
      const fromKnown = await mail.countCall(db, { userId, remoteIp });
      await mail.queue(
        db,
        { kind: "confirm-address", userId, fromKnown, details: {} },
        now(),
      );
      return { body: { mail: mail.configured } };
    },
    exportOwnData: async ({ db, caller, body }) => {
      await checkPassword(db, caller.id, body.password, "password");
      return {
        file: Buffer.from(await exportAccount(db, caller.id)),
        // JSON in the place of a file is an error of a proxy for the page.
        contentType: "application/octet-stream",
        fileName: "banquete-meus-dados.json",
      };
    },
    eraseOwnAccount: async ({ db, caller, body }) => {
      await checkPassword(db, caller.id, body.password, "password");
      const eraseAt = new Date(now().getTime() + WAITING_MS);
      await withAccountLock(db, caller.id, async (held) => {
        await held
          .updateTable("users")
          .set((row) => ({
            erase_at: eraseAt,
            // Voids the token of a sign-in that runs at the same time.
            token_version: row("token_version", "+", 1),
          }))
          .where("id", "=", caller.id)
          .execute();
        await endAllSessions(held, caller.id);
      });
      return { body: { eraseAt: eraseAt.toISOString() } };
    },
  } satisfies Partial<Handlers>;
}
