import { userInfo } from "node:os";
import { v7 as uuid } from "uuid";
import type { Database } from "../db/connection.ts";
import { identifierOf } from "../modules/auth/identifier.ts";
import { findUser } from "../modules/auth/repository.ts";
import { block, unblock } from "./block.ts";
import { eraseUser } from "./erase-user.ts";
import { exportUser } from "./export-user.ts";
import { grantPlan } from "./grant-plan.ts";
import { intakeKey } from "./intake-key.ts";
import { type Verb, VerbError } from "./verb.ts";

const verbs: Record<string, Verb> = {
  "grant-plan": grantPlan,
  "intake-key": intakeKey,
  block,
  unblock,
  "export-user": exportUser,
  "erase-user": eraseUser,
};

/** How to call the command. */
export function usage(): string {
  const lines = Object.entries(verbs).map(
    ([name, { parameters, summary }]) =>
      `  ${[name, "EMAIL", ...parameters].join(" ")}: ${summary}`,
  );
  return ["usage: npm run admin -- VERB EMAIL …", ...lines].join("\n");
}

/** The verb that was typed with its email and values, or null when it is none or not so many. */
export function readVerb([name = "", email, ...values]: string[]) {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || !email || values.length !== verb.parameters.length) return null;
  return { name, verb, email, values };
}

/** Does what was typed, and notes who did it: both or neither. Answers what was done. */
export function runVerb(
  db: Database,
  { name, verb, email, values }: NonNullable<ReturnType<typeof readVerb>>,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const user = await findUser(transaction, identifierOf(email));
    if (!user) throw new VerbError(`There is no account of ${email}.`);
    const { words, pseudonym } = await verb.act(transaction, user, values, now);
    await transaction
      .insertInto("admin_actions")
      .values({
        user_id: pseudonym ?? user.id,
        id: uuid(),
        os_user: userInfo().username,
        verb: name,
        details: pseudonym ? "" : values.join(" "),
        created_at: now,
      })
      .execute();
    return words;
  });
}
