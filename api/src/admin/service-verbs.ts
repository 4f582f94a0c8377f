import { emailSchema } from "shared-contracts/entities/profile";
import { backup, backupAndKeep, restore, verify } from "../backup/commands.ts";
import { resume } from "../db/settings.ts";
import { withDatabase } from "../db/start-database.ts";
import type { Env } from "../env.ts";
import { identifierOf } from "../modules/auth/identifier.ts";
import { invitationUrl, invite } from "../modules/auth/invitations.ts";
import { findUser } from "../modules/auth/repository.ts";
import { confirmOnTerminal, refundBy } from "./refund-verb.ts";
import { VerbError } from "./verbs.ts";

/** Something that an operator can do to the whole service. */
interface ServiceVerb {
  /** The words of the command line; those in capitals stand for values. */
  words: readonly string[];
  /** One line for the list of verbs. */
  summary: string;
  /** Does it and returns what to print. */
  act(env: Env, value: string, now: Date): Promise<string>;
}

export const serviceVerbs: readonly ServiceVerb[] = [
  {
    words: ["backup", "--keep", "FOLDER"],
    summary:
      "backs the database up into FOLDER, and keeps 7 daily, 4 weekly and 12 monthly backups",
    act: backupAndKeep,
  },
  {
    words: ["backup", "FILE"],
    summary: "backs the database up into a new FILE",
    act: backup,
  },
  {
    words: ["restore", "FILE"],
    summary: "restores a backup into the database, which must be empty",
    act: restore,
  },
  {
    words: ["verify", "FILE"],
    summary:
      "restores a backup into a database for the moment, and compares every account",
    act: verify,
  },
  {
    words: ["invite", "EMAIL"],
    summary:
      "prints a link that makes an account for EMAIL, once, for 7 days, also where registration is closed",
    act: inviteTo,
  },
  {
    words: ["refund", "--yes", "PAYMENT"],
    summary: "like refund PAYMENT, without a question",
    act: refundBy(() => Promise.resolve(true)),
  },
  {
    words: ["refund", "PAYMENT"],
    summary:
      "refunds a payment at the gateway and takes the days back that it bought, once",
    act: refundBy(confirmOnTerminal),
  },
  {
    words: ["resume"],
    summary: "lets a restored database send mail and call the payment gateway",
    act: resumeWork,
  },
];

/** The verb on the command line with its value; null when there is none of these. */
export function readServiceVerb(typed: readonly string[]) {
  const isValue = (word: string) => word === word.toUpperCase();
  const verb = serviceVerbs.find(
    ({ words }) =>
      words.length === typed.length &&
      words.every((word, at) =>
        isValue(word) ? !typed[at]!.startsWith("--") : word === typed[at],
      ),
  );
  return verb ? { verb, value: typed.at(-1)! } : null;
}

async function resumeWork(env: Env): Promise<string> {
  return (await withDatabase(env, resume))
    ? "It sends mail and calls the payment gateway again."
    : "It was at work already.";
}

async function inviteTo(env: Env, typed: string, now: Date): Promise<string> {
  const { data: email } = emailSchema.safeParse(typed);
  if (email === undefined) throw new VerbError(`${typed} is no email.`);
  return withDatabase(env, async (db) => {
    if (await findUser(db, identifierOf(email)))
      throw new VerbError(`There is an account of ${email} already.`);
    const token = await invite(db, email, now);
    return invitationUrl(env.BANQUETE_SITE_URL, token, email);
  });
}
