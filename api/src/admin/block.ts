import type { Verb } from "./verb.ts";

/** Refuses every call of the account from now on, also with tokens issued before. */
export const block: Verb = blocking(true, "is blocked");

/** Allows the account's calls again. Tokens issued before the block work again. */
export const unblock: Verb = blocking(false, "is not blocked");

function blocking(blocked: boolean, state: string): Verb {
  return {
    parameters: [],
    summary: blocked
      ? "refuses every call of the account from now on"
      : "lets a blocked account in again",
    act: async (db, user) => {
      await db
        .updateTable("users")
        .set({ blocked })
        .where("id", "=", user.id)
        .execute();
      return { words: `${user.email} ${state}.` };
    },
  };
}
