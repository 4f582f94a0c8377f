import {
  hashOf,
  makeIntakeKey,
} from "../modules/received-budgets/intake-key.ts";
import type { Verb } from "./verb.ts";

/**
 * Issues the key that partners send requests with, and voids the one before. Only its hash is stored, so this is the
 * only time the key is shown.
 */
export const intakeKey: Verb = {
  parameters: [],
  summary: "issues the key partners send requests with; the last one ends",
  act: async (db, user) => {
    const key = makeIntakeKey();
    await db
      .updateTable("users")
      .set({ intake_key_hash: hashOf(key) })
      .where("id", "=", user.id)
      .execute();
    return { words: `The intake key of ${user.email}, shown only now: ${key}` };
  },
};
