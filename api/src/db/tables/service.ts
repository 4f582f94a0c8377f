import type { ColumnType } from "kysely";

/** What an operator did to an account. */
export interface AdminActionsTable {
  /** The account, or the pseudonym of an erased one. */
  user_id: string;
  id: string;
  /** The operator's user name on the machine. */
  os_user: string;
  verb: string;
  details: string;
  created_at: Date;
}

/** The first answer to a key, written in the same transaction as the changes of its call. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** SHA-256 of method, path and body. */
  request_hash: string;
  status: number | null;
  headers: string | null;
  body: string | null;
  created_at: ColumnType<Date, Date, never>;
}

/** Tries counted for all processes together: one row for each limited key and window, until the next purge. */
export interface RateLimitsTable {
  /** SHA-256 of what is limited and who tries: addresses and emails are not stored. */
  key: string;
  hits: number;
  /** When it was last counted. */
  counted_at: Date;
  /** When the window ends; the next try after it opens another. */
  ends_at: Date;
}

/** What the service stores for itself, such as the token secret. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** How pages of a remote opened for an account while the remote had a canary. */
export interface CanaryOpeningsTable {
  user_id: string;
  remote: string;
  /** The canary's release, `<version>-<build>`. */
  canary: string;
  /** Whether the account is among the canary's users. */
  given: boolean;
  /** Whether any of its pages failed. */
  failed: boolean;
  opened_at: Date;
}

/** Canaries that failed more often than the live release. */
export interface StoppedCanariesTable {
  remote: string;
  canary: string;
  stopped_at: Date;
}
