import type { Handlers } from "../../calls/handlers.ts";
import { readProfile, writeProfile } from "./repository.ts";
import { changePassword } from "./service.ts";

/** The account's owner and password. */
export function profileHandlers(): Pick<
  Handlers,
  "getProfile" | "updateProfile" | "changePassword"
> {
  return {
    getProfile: async ({ db, caller }) => ({
      body: await readProfile(db, caller.id),
    }),
    updateProfile: async ({ db, caller, body }) => ({
      body: await writeProfile(db, caller.id, body),
    }),
    changePassword: async ({ db, caller, body }) => {
      await changePassword(
        db,
        caller.id,
        body.currentPassword,
        body.newPassword,
      );
      return { body: { success: true } };
    },
  };
}
