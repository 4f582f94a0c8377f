import { type Kysely, sql } from "kysely";

const statements = [
  // A restored backup has accounts that were erased after it; this finds them again. The hash of an erased id names
  // nobody.
  `create table erased_accounts (
    id_hash text primary key,
    erased_at timestamptz not null default now()
  )`,
];

export const erasedAccounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
