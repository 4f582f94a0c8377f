import { type Kysely, sql } from "kysely";

/** A process of the release before leaves all of them as they are. */
const statements = [
  "alter table users add column registered_email text",
  "alter table mails add column from_known boolean not null default false",
  "alter table account_links add column mailed boolean not null default false",
];

/** Accounts of before have no `registered_email`: nobody knows whether theirs was changed. */
export const resetMails = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
