import { type Kysely, sql } from "kysely";

// Where accounts are spread over servers, a server can enforce uniqueness only within an account (decision record 42).
const statements = [
  // One small table, copied to every server, says which account has an email or a phone.
  `create table sign_in_names (
    name text primary key,
    user_id uuid not null,
    constraint sign_in_names_of_user unique (name, user_id)
  )`,
  "create index sign_in_names_user on sign_in_names (user_id)",
  `insert into sign_in_names (name, user_id)
    select email, id from users union all select phone, id from users`,
  // An account's email and phone must be its own in that table.
  `alter table users add constraint users_email_is_own
    foreign key (email, id) references sign_in_names (name, user_id)`,
  `alter table users add constraint users_phone_is_own
    foreign key (phone, id) references sign_in_names (name, user_id)`,
  "alter table users drop constraint users_email_key",
  "alter table users drop constraint users_phone_key",
  "create index users_email on users (email)",
  "create index users_phone on users (phone)",
  // Random values, used only to find a row: their indexes need not be unique.
  "alter table users drop constraint users_intake_key_hash_key",
  "create index users_intake_key_hash on users (intake_key_hash)",
  "alter table logos drop constraint logos_id_key",
  "create index logos_id on logos (id)",
  // Rows without a key cannot be moved between servers while they change.
  "alter table erased_payments add column id uuid not null default gen_random_uuid()",
  "alter table erased_payments add primary key (pseudonym, id)",
];

export const keysByAccount = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
