import { type Kysely, sql } from "kysely";

/** A process of the release before knows none of these; the tokens that it signs have no session. */
const statements = [
  `create table sessions (
    user_id uuid not null references users (id) on delete cascade,
    id uuid not null,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (user_id, id)
  )`,
  "create index sessions_last_used_at on sessions (last_used_at)",
  `create table account_links (
    user_id uuid not null references users (id) on delete cascade,
    kind text not null,
    token_hash text not null,
    email text not null,
    expires_at timestamptz not null,
    primary key (user_id, kind)
  )`,
  `alter table users
    add column early_tokens_ended_at timestamptz,
    add column email_confirmed_at timestamptz,
    add column terms_version text,
    add column reminders boolean not null default true,
    add column erase_at timestamptz`,
];

export const sessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
