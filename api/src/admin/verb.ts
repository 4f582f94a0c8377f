import type { Transaction } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { User } from "../modules/auth/repository.ts";

/** What a verb did. */
export interface Done {
  /** For who typed it. */
  words: string;
  /** Stands for an account that is gone: it is what gets noted, and the values typed do not. */
  pseudonym?: string;
}

/** One thing an operator can do to an account. */
export interface Verb {
  /** What follows EMAIL on the command line. */
  parameters: string[];
  /** One line for the list of verbs. */
  summary: string;
  /** Does it and says what was done. Throws VerbError for what was typed wrong. Runs in the transaction that notes it. */
  act(
    db: Transaction<Tables>,
    user: User,
    values: string[],
    now: Date,
  ): Promise<Done>;
}

/** What was typed cannot be done; the message is for who typed it. */
export class VerbError extends Error {}
