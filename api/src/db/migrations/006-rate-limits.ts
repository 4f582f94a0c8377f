import { type Kysely, sql } from "kysely";

const statements = [
  // Unlogged: no try waits for a disk, and the counts may be lost in a crash.
  `create unlogged table rate_limits (
    key text primary key,
    hits integer not null,
    counted_at timestamptz not null,
    ends_at timestamptz not null
  )`,
];

export const rateLimits = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
