import { type Kysely, sql } from "kysely";

const statements = [
  `create table mails (
    id uuid primary key,
    user_id uuid,
    kind text not null,
    to_address text not null,
    details text not null,
    once text unique,
    created_at timestamptz not null,
    send_after timestamptz,
    leased_until timestamptz,
    tries integer not null default 0
  )`,
  "create index mails_send_after on mails (send_after) where send_after is not null",
  "create index mails_to_address on mails (to_address, kind, created_at)",
];

/** No account is named by a foreign key: a link to set a password is asked for without one too. */
export const mails = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
