import { type Kysely, sql } from "kysely";

const statements = [
  // What an item costs in a budget.
  `alter table price_points add column cost numeric not null default 0`,
  // The book reads every budget again.
  `update budgets set book_version = null`,
];

export const lineCosts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
