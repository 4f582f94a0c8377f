import type { Mail } from "../../mail/mail.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { readProfile } from "./repository.ts";
import { changePassword, changeProfile } from "./service.ts";

/** The account's owner and password. */
export function profileHandlers(mail: Mail, now: () => Date) {
  return {
    getProfile: async ({ db, caller }) => ({
      body: await readProfile(db, caller.id),
    }),
    updateProfile: async ({ db, caller, body, remoteIp }) => ({
      body: await changeProfile(
        db,
        { userId: caller.id, remoteIp },
        body,
        mail,
        now(),
      ),
    }),
    changePassword: async ({ db, caller, body, remoteIp }) => {
      const from = { userId: caller.id, remoteIp };
      await changePassword(db, from, body, mail, now());
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
