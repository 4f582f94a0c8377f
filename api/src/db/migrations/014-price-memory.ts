import { type Kysely, sql } from "kysely";

const statements = [
  // What an item is bought in, in base units.
  `alter table price_items add column package_size numeric not null default 0`,
  `alter table recipes add column version integer not null default 1`,
  // What a budget earns, in cents; the book reads every budget again, for it and for the categories.
  `alter table budgets
    add column profit_cents bigint,
    add column actual_profit_cents bigint`,
  `update budgets set book_version = null`,
];

export const priceMemory = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
