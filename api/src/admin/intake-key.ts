import { issueIntakeKey } from "../modules/received-budgets/intake-key.ts";
import type { Verb } from "./verb.ts";

/**
 * Issues the key that partners send requests with, and voids the one before. Only its hash is stored, so this is the
 * only time the key is shown.
 */
export const intakeKey: Verb = {
  parameters: [],
  summary: "issues the key partners send requests with; the last one ends",
  act: async (db, user) => {
    const key = await issueIntakeKey(db, user.id, new Date());
    return { words: `The intake key of ${user.email}, shown only now: ${key}` };
  },
};
