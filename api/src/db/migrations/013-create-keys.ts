import { type Kysely, sql } from "kysely";

const statements = [
  // The Idempotency-Key that made a budget; null where none did, and of budgets from before.
  `alter table budgets add column create_key text`,
  `create unique index budgets_create_key on budgets (user_id, create_key)`,
];

export const createKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
