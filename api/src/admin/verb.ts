import type { Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { User } from "../modules/auth/repository.ts";

/** The result of a verb. */
export interface Done {
  /** The text to print. */
  words: string;
  /** Set when the account is gone: the record then names this pseudonym, and not the values typed. */
  pseudonym?: string;
}

export interface VerbSettings {
  /** The site's public address, without a slash at the end. */
  siteUrl: string;
}

/** Something that an operator can do to an account. */
export interface Verb {
  /** What follows EMAIL on the command line. */
  parameters: string[];
  /** One line for the list of verbs. */
  summary: string;
  /** Does it and returns the result, in the transaction that records it. Throws VerbError for wrong values. */
  act(
    db: Transaction<Tables>,
    user: User,
    values: string[],
    now: Date,
    settings: VerbSettings,
  ): Promise<Done>;
}

/** The verb cannot be done; the message is printed. */
export class VerbError extends Error {}
