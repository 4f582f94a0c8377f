import { userInfo } from "node:os";
import { validate as isUuid } from "uuid";
import type { Database } from "../db/connection.ts";
import { recordAction } from "../modules/account/erase-account.ts";
import { identifierOf } from "../modules/auth/identifier.ts";
import { findUser, findUserById } from "../modules/auth/repository.ts";
import { serviceVerbs } from "./service-verbs.ts";
import { VerbError, verbs, type VerbSettings } from "./verbs.ts";

/** How to call the command. */
export function usage(): string {
  const lines = Object.entries(verbs).map(
    ([name, { parameters, summary }]) =>
      `  ${[name, "EMAIL", ...parameters].join(" ")}: ${summary}`,
  );
  const ofService = serviceVerbs.map(
    ({ words, summary }) => `  ${words.join(" ")}: ${summary}`,
  );
  return ["usage: npm run admin -- VERB …", ...lines, ...ofService].join("\n");
}

/**
 * The verb on the command line with its email and values; null when the verb is unknown or the number of values is
 * wrong.
 */
export function readVerb([name = "", email, ...values]: string[]) {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || !email || values.length !== verb.parameters.length) return null;
  return { name, verb, email, values };
}

/** Runs the verb and records who ran it, in one transaction. Returns what to print. */
export function runVerb(
  db: Database,
  { name, verb, email, values }: NonNullable<ReturnType<typeof readVerb>>,
  now: Date,
  settings: VerbSettings,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    // A restored backup has accounts that were erased; the log has only their ids.
    const user = isUuid(email)
      ? await findUserById(transaction, email)
      : await findUser(transaction, identifierOf(email));
    if (!user) throw new VerbError(`There is no account of ${email}.`);
    const { words, pseudonym } = await verb.act(
      transaction,
      user,
      values,
      now,
      settings,
    );
    await recordAction(transaction, now, {
      user_id: pseudonym ?? user.id,
      os_user: userInfo().username,
      verb: name,
      details: pseudonym ? "" : values.join(" "),
    });
    return words;
  });
}
