import { type Kysely, sql } from "kysely";

// Where accounts are spread over servers, each can only tell what is unique within an account (decision record 42).
const statements = [
  // Who has an email or a phone is one small table, which every server has whole.
  `create table sign_in_names (
    name text primary key,
    user_id uuid not null,
    constraint sign_in_names_of_user unique (name, user_id)
  )`,
  "create index sign_in_names_user on sign_in_names (user_id)",
  `insert into sign_in_names (name, user_id)
    select email, id from users union all select phone, id from users`,
  // An account has no email or phone but one that is its own there.
  `alter table users add constraint users_email_is_own
    foreign key (email, id) references sign_in_names (name, user_id)`,
  `alter table users add constraint users_phone_is_own
    foreign key (phone, id) references sign_in_names (name, user_id)`,
  "alter table users drop constraint users_email_key",
  "alter table users drop constraint users_phone_key",
  "create index users_email on users (email)",
  "create index users_phone on users (phone)",
  // These are random: they are found by, never refused.
  "alter table users drop constraint users_intake_key_hash_key",
  "create index users_intake_key_hash on users (intake_key_hash)",
  "alter table logos drop constraint logos_id_key",
  "create index logos_id on logos (id)",
  // Rows that nothing tells apart cannot be moved between servers while they change.
  "alter table erased_payments add column id uuid not null default gen_random_uuid()",
  "alter table erased_payments add primary key (pseudonym, id)",
];

export const keysByAccount = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
