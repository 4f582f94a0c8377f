import { type Kysely, sql } from "kysely";

const statements = [
  `create table sign_in_addresses (
    user_id uuid not null references users (id) on delete cascade,
    address_hash text not null,
    last_at timestamptz not null,
    primary key (user_id, address_hash)
  )`,
  "create index sign_in_addresses_last_at on sign_in_addresses (last_at)",
];

export const signInAddresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
